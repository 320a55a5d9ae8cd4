/**
 * Who a test is. `guest` is nobody; `restricted` must change the password first; `locked` was signed in until
 * the operator locked the account: its token is void, and its right password refused.
 */
export type Persona = 'guest' | 'member' | 'agent' | 'demo' | 'restricted' | 'locked';

export interface FakeMember {
  readonly memberId: string;
  readonly account: string;
  readonly password: string;
  readonly nickname: string;
  /** The operator's number: 0 player; 1, 2, 41, 42 agent; 4 trial account. */
  readonly type: number;
  /** The operator's token for the session that the persona starts with. */
  readonly token: string;
  /** In ten-thousandths of the currency. */
  readonly balance: bigint;
  readonly label?: string;
  readonly mustChangePassword?: true;
  readonly locked?: true;
}

const password = 'river-at-dusk-7';

export const personas: Readonly<Record<Exclude<Persona, 'guest'>, FakeMember>> = {
  member: { memberId: 'm-1001', account: 'heron88', password, nickname: 'Heron', type: 0, token: 'fake-token-of-heron88', balance: 12_345_000n, label: 'Gold' },
  agent: { memberId: 'm-2001', account: 'ferryman', password, nickname: 'Ferryman', type: 41, token: 'fake-token-of-ferryman', balance: 900_000_000n },
  demo: { memberId: 'm-9001', account: 'trial01', password, nickname: 'Visitor', type: 4, token: 'fake-token-of-trial01', balance: 50_000_000n },
  restricted: { memberId: 'm-1002', account: 'kingfisher', password: '123456', nickname: 'Kingfisher', type: 0, token: 'fake-token-of-kingfisher', balance: 10_000_000n, mustChangePassword: true },
  locked: { memberId: 'm-1003', account: 'bittern', password, nickname: 'Bittern', type: 0, token: 'fake-token-of-bittern', balance: 0n, locked: true },
};
