import type { DepositDetail_deposit$data } from './__generated__/DepositDetail_deposit.graphql.ts';

export type DepositStatus = Exclude<DepositDetail_deposit$data['status'], '%future added value'>;

/** What a person may make of it: it waits for them, for somebody else, or is over, well or not. */
type Tone = 'yours' | 'waiting' | 'gain' | 'over';

const tones: Readonly<Record<DepositStatus, Tone>> = {
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
  status === '%future added value' || !(status in tones) ? 'PROCESSING' : status;

export const toneOf = (status: DepositStatus): Tone => tones[status];

/** Whether it may go on by itself soon, so that it is worth asking for again. */
export const isFollowed = (status: DepositStatus): boolean => tones[status] === 'yours' || tones[status] === 'waiting';
