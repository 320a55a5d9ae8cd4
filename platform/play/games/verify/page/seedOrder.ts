import type { PublicRound } from '../../slot/slotRound.ts';

/** The steps of a round and its seeds in the order that they have to be taken in, by the platform's own record. */
export const seedSteps = ({
  round,
  seedTimes,
}: Pick<PublicRound, 'round' | 'seedTimes'>): readonly (readonly [
  step: 'committed' | 'joined' | 'played' | 'revealed',
  at: number | null,
])[] => [
  ['committed', seedTimes.committedAt],
  ['joined', seedTimes.clientSeedAt],
  ['played', round.playedAt],
  ['revealed', seedTimes.revealedAt],
];

/** Whether no step was taken before the one it rests on. */
export const isInOrder = (record: Pick<PublicRound, 'round' | 'seedTimes'>): boolean => {
  const times = seedSteps(record).flatMap(([, at]) => (at === null ? [] : [at]));
  return times.every((at, index) => at >= (times[index - 1] ?? at));
};
