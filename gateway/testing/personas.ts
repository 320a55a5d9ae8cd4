import { didYouMean } from './didYouMean.ts';

/**
 * Who a test is. `guest` is nobody; `restricted` must change the password first. The last three were signed in until
 * the operator ended it, so that their tokens are void: `locked` and `selfExcluded` cannot log in again, `expired` can.
 */
export type Persona =
  | 'guest'
  | 'member'
  | 'otherMember'
  | 'agent'
  | 'agent1'
  | 'agent2'
  | 'agent42'
  | 'demo'
  | 'restricted'
  | 'locked'
  | 'selfExcluded'
  | 'expired';

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
  /** The operator has ended the session that the persona starts with. */
  readonly ended?: 'locked' | 'selfExcluded' | 'expired';
}

const password = 'river-at-dusk-7';

export const personas: Readonly<Record<Exclude<Persona, 'guest'>, FakeMember>> = {
  member: {
    memberId: 'm-1001',
    account: 'heron88',
    password,
    nickname: 'Heron',
    type: 0,
    token: 'fake-token-of-heron88',
    balance: 12_345_000n,
    label: 'Gold',
  },
  otherMember: {
    memberId: 'm-1006',
    account: 'egret77',
    password,
    nickname: 'Egret',
    type: 0,
    token: 'fake-token-of-egret77',
    balance: 1_000_000n,
  },
  agent: {
    memberId: 'm-2001',
    account: 'ferryman',
    password,
    nickname: 'Ferryman',
    type: 41,
    token: 'fake-token-of-ferryman',
    balance: 900_000_000n,
  },
  agent1: {
    memberId: 'm-2002',
    account: 'boatman',
    password,
    nickname: 'Boatman',
    type: 1,
    token: 'fake-token-of-boatman',
    balance: 1_000_000n,
  },
  agent2: { memberId: 'm-2003', account: 'pilot', password, nickname: 'Pilot', type: 2, token: 'fake-token-of-pilot', balance: 1_000_000n },
  agent42: {
    memberId: 'm-2004',
    account: 'lockkeeper',
    password,
    nickname: 'Lock-keeper',
    type: 42,
    token: 'fake-token-of-lockkeeper',
    balance: 1_000_000n,
  },
  demo: {
    memberId: 'm-9001',
    account: 'trial01',
    password,
    nickname: 'Visitor',
    type: 4,
    token: 'fake-token-of-trial01',
    balance: 50_000_000n,
  },
  restricted: {
    memberId: 'm-1002',
    account: 'kingfisher',
    password: '123456',
    nickname: 'Kingfisher',
    type: 0,
    token: 'fake-token-of-kingfisher',
    balance: 10_000_000n,
    mustChangePassword: true,
  },
  locked: {
    memberId: 'm-1003',
    account: 'bittern',
    password,
    nickname: 'Bittern',
    type: 0,
    token: 'fake-token-of-bittern',
    balance: 0n,
    ended: 'locked',
  },
  selfExcluded: {
    memberId: 'm-1004',
    account: 'plover',
    password,
    nickname: 'Plover',
    type: 0,
    token: 'fake-token-of-plover',
    balance: 5_000_000n,
    ended: 'selfExcluded',
  },
  expired: {
    memberId: 'm-1005',
    account: 'wagtail',
    password,
    nickname: 'Wagtail',
    type: 0,
    token: 'fake-token-of-wagtail',
    balance: 5_000_000n,
    ended: 'expired',
  },
};

export const personaNames: readonly string[] = ['guest', ...Object.keys(personas)];

/** For names that come as text, or from programs whose types nobody checks. */
export const isPersona = (name: string): name is Persona => personaNames.includes(name);

/** What is wrong with a name of a persona, and which one was meant. */
export const personaProblem = (name: string): string =>
  `persona: one of ${personaNames.join(', ')}, and not ${JSON.stringify(name)?.slice(0, 64)}${didYouMean(String(name), personaNames)}`;
