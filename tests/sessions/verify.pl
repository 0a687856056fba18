#!/usr/bin/perl
# A second verifier of exported rounds, written from the words of engines/core/shuffle.py alone:
# for each shuffle, is the commitment SHA-256 of the secret, and does the secret give the order?
use strict;
use warnings;
use Digest::SHA qw(sha256_hex hmac_sha256);
use JSON::PP;

local $/;
open my $file, '<', $ARGV[0] or die "cannot read $ARGV[0]\n";
my $round = decode_json(<$file>);
my ($good, $bad) = (0, 0);
for my $act (@{ $round->{acts} }) {
    for my $shuffle (@{ $act->{shuffles} }) {
        my $secret = pack 'H*', $shuffle->{secret};
        my @cards = @{ $shuffle->{before} };
        my @words;
        my $block = 0;
        my $below = sub {
            my $bound = shift;
            my $limit = 2**32 - 2**32 % $bound;
            while (1) {
                @words = unpack 'N*', hmac_sha256(pack('Q>', $block++), $secret) unless @words;
                my $word = shift @words;
                return $word % $bound if $word < $limit;
            }
        };
        for (my $last = $#cards; $last > 0; $last--) {
            my $other = $below->($last + 1);
            @cards[$last, $other] = @cards[$other, $last];
        }
        my $holds = sha256_hex($secret) eq $shuffle->{commitment} && "@cards" eq "@{ $shuffle->{after} }";
        $holds ? $good++ : $bad++;
    }
}
print "$good good, $bad bad\n";
exit($bad || !$good ? 1 : 0);
