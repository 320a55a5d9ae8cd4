import type { Operations } from './__generated__/operations.ts';
import type { Mock } from './Mock.ts';

/** Who is signed in, in most tests: all that the application asks of everybody, and what single pages ask besides. */
export const aMember = {
  id: 'TWVtYmVyOjE=',
  account: 'lotus88',
  nickname: 'Lotus',
  iconUrl: null,
  kind: 'PLAYER',
  memberCentreAllowed: true,
  agentCentreAllowed: false,
  mustChangePassword: false,
  playPause: null,
  label: null,
  labelColors: null,
  balance: { amount: '1500', currency: 'PLAY', symbol: '₫' },
} as const satisfies Mock<NonNullable<Operations['useViewerQuery']['rawResponse']['viewer']>>;

/** Who takes the place of `aMember`. */
export const anotherMember = { ...aMember, id: 'TWVtYmVyOjI=', account: 'heron77', nickname: 'Heron' } as const;
