import { parseAmount, writeAmount } from '../../../core/ledger/amount.ts';
import { commitTo, drawStream } from '../../family/drawStream.ts';
import { playRound } from '../slot/playRound.ts';
import type { TitleAnswer } from '../slot/page/titleAnswer.ts';
import { returnText } from '../slot/returnToPlayer.ts';
import type { PlaySession, Round } from '../slot/slotRound.ts';
import type { SeedCommitment, Seeds } from '../../round/round.ts';
import { seedTitles } from '../../../seed/titles/seedTitles.ts';

const testServerSeed = '5f2c'.repeat(16);
export const testSeeds: SeedCommitment = { serverSeedHash: commitTo(testServerSeed), clientSeed: 'hoa sen', nonce: 0 };

export const testNextHash = commitTo('6a1d'.repeat(16));
/** What a player may know of their seeds before round `nonce`. */
export const testSeedsAt = (nonce: number): Seeds => ({ inUse: { ...testSeeds, nonce }, nextServerSeedHash: testNextHash });

/** A title as the server answers it. */
export const testTitle = (index = 0): TitleAnswer => {
  const title = seedTitles[index];
  if (!title) throw new RangeError('no such title');
  return { ...title, rtp: returnText(title.model), vendorHue: 28 };
};

/** The first round of the test seeds, from `nonce` on, that `wanted` takes. */
export const testRound = (title: TitleAnswer, stake: string, wanted: (round: Round) => boolean = () => true, from = 0): Round => {
  for (let nonce = from; ; nonce += 1) {
    const { spins, win } = playRound(
      title.model,
      parseAmount(stake),
      drawStream({ serverSeed: testServerSeed, clientSeed: testSeeds.clientSeed, nonce }),
    );
    const round: Round = {
      id: `round-${nonce}`,
      titleCode: title.code,
      titleVersion: title.version,
      stake,
      win: writeAmount(win),
      currency: 'PLAY',
      spins,
      serverSeedHash: testSeeds.serverSeedHash,
      clientSeed: testSeeds.clientSeed,
      nonce,
      playedAt: 1_790_000_000_000,
    };
    if (wanted(round)) return round;
  }
};

export const testSession = (title: TitleAnswer, change: Partial<PlaySession> = {}): PlaySession => ({
  session: 'play-session',
  titleCode: title.code,
  titleVersion: title.version,
  balance: '100000',
  wallet: null,
  currency: 'PLAY',
  currencySymbol: '₫',
  isTrial: false,
  language: 'EN',
  gameName: 'Ferry of Small Lanterns',
  seeds: testSeedsAt(0),
  visit: { net: '0', elapsed: 0 },
  shortestRound: 2_500,
  nextRoundIn: 0,
  realityCheckIn: null,
  canStopEarly: false,
  unfinished: null,
  unfinishedIsOfVisit: false,
  ...change,
});
