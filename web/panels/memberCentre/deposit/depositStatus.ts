import type { DepositDetail_deposit$data } from './__generated__/DepositDetail_deposit.graphql.ts';

export type DepositStatus = Exclude<DepositDetail_deposit$data['status'], '%future added value'>;

/** What a person may make of it: it waits for them, for somebody else, or is over, well or not. */
type Mood = 'yours' | 'waiting' | 'gain' | 'over';

const moods: Readonly<Record<DepositStatus, Mood>> = {
  CREATED: 'waiting',
  UNCONFIRMED: 'waiting',
  AWAITING_PAYMENT: 'yours',
  PROCESSING: 'waiting',
  TO_MATCH: 'waiting',
  PAID: 'gain',
  EXPIRED: 'over',
  DECLINED: 'over',
  FAILED: 'over',
  CANCELLED: 'over',
  REFUSED: 'over',
  RETURNED: 'over',
};

/** What a newer gateway says and this page does not know waits. */
export const knownStatus = (status: DepositDetail_deposit$data['status']): DepositStatus =>
  status === '%future added value' || !(status in moods) ? 'PROCESSING' : status;

export const moodOf = (status: DepositStatus): Mood => moods[status];

/** Whether it may go on by itself soon, so that it is worth asking for again. */
export const isFollowed = (status: DepositStatus): boolean => moods[status] === 'yours' || moods[status] === 'waiting';
