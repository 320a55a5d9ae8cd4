import { accountTypes } from '#contract/accountTypes.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { messages } from '#contract/content/message.ts';
import type { walletTransfer } from '#contract/money/vendorWallet.ts';
import type { payoutAccounts } from '#contract/money/payoutAccount.ts';
import type { withdrawals } from '#contract/money/withdrawal.ts';
import type { PlayPause, playLimits } from '#contract/identity/playLimit.ts';
import type { betRecords } from '#contract/play/bet.ts';
import type { DepositRow } from './money/fakeDeposits.ts';
import type { FakeMovement } from './money/FakeMovement.ts';
import { fakeGames } from './play/fakeGames.ts';
import type { FakeMember } from '../personas.ts';

export type BetRow = AnswerOf<typeof betRecords>['records'][number];

export type TransferRow = AnswerOf<typeof walletTransfer>;
export type PayoutAccountRow = AnswerOf<typeof payoutAccounts>['accounts'][number];

export type WithdrawalRow = AnswerOf<typeof withdrawals>['withdrawals'][number];

export type MessageRow = AnswerOf<typeof messages>['messages'][number];

/** A member as the fake operator keeps one while a test runs. */
export interface Account {
  readonly member: FakeMember;
  password: string;
  /** Its sessions may change the password and end, and nothing else. */
  mustChangePassword: boolean;
  language?: string;
  /** The secret of an app that is being bound, or is. */
  authenticator?: { readonly enabled: boolean };
  /** What is shown of a number that was proven; undefined where none was. */
  mobileHint?: string;
  /** Ids of the social identities that were untied. */
  readonly untied: Set<string>;
  /** Undefined where none is set. */
  paymentPassword?: string;
  /** When wrong ones were tried since the last right one, the oldest first: of the account, and for payments. */
  readonly wrongPasswords: Record<'account' | 'payment', readonly number[]>;
  /** When one that was there was replaced by the password of the account. */
  paymentPasswordReplacedAt?: number;
  /** What was proven and not used, by ticket. */
  readonly stepUpTickets: Map<string, string>;
  /** What the member has told of themselves. */
  readonly told: { nickname?: string; birthday?: string; avatar?: string | null; contacts?: Readonly<Record<string, string>> };
  /** Base64 of pictures of their own, the first one first. */
  readonly avatars: string[];
  /** What has been bound. */
  readonly contacts: { phone?: string; email?: string };
  /** Numbers and mail addresses that a code was sent to, and not used. */
  readonly contactCodes: Set<string>;
  /** The latest break, over or not; `fakePauseOf` says what runs. */
  pause?: PlayPause;
  /** What was set of limits and checks; undefined where nothing was. */
  protection?: Omit<AnswerOf<typeof playLimits>, 'pause'>;
  /** Holders of all that were ever bound, the first one first. */
  readonly payees: string[];
  /** Newest first, as are the withdrawals. */
  payoutAccounts: readonly PayoutAccountRow[];
  withdrawals: readonly WithdrawalRow[];
  /** Of the main wallet, in ten-thousandths. */
  balance: bigint;
  /** What happened on all wallets, newest first; `fakeBook` writes it. */
  readonly movements: FakeMovement[];
  /** Who brought the member; undefined where nobody did. */
  upline?: Account;
  /** What lies with vendors that keep wallets of their own, by code. */
  readonly wallets: Map<string, bigint>;
  /** Newest first. */
  transfers: readonly TransferRow[];
  /** Newest first. */
  readonly bets: readonly BetRow[];
  /** Ids of the bets that the member was told of to their end. */
  readonly seenRounds: Set<string>;
  /** Ids of the games marked, the last one first. */
  readonly favourites: string[];
  /** Base64 of pictures that were uploaded, the first one first. */
  readonly pictures: string[];
  /** Ids of pictures, of either sort, that a feedback or the profile has. */
  readonly usedPictures: Set<string>;
  /** What was written to the operator. */
  readonly feedbacks: string[];
  /** Newest first. */
  readonly deposits: DepositRow[];
  /** Newest first. */
  messages: readonly MessageRow[];
  /** First answers of money operations, by key. */
  readonly answered: Map<string, { readonly payload: string; readonly answer: unknown }>;
}

export const betsPerMember = 57;
const firstBetAt = Date.UTC(2026, 0, 31, 12);

function betOf({ memberId }: FakeMember, age: number): BetRow {
  const game = fakeGames[(age * 7) % fakeGames.length];
  if (game === undefined) throw new Error('there are no games');
  const number = String(betsPerMember - age).padStart(6, '0');
  return {
    recordId: `${memberId}-bet-${number}`,
    nodeId: game.nodeId,
    gameName: game.gameName,
    gameType: game.gameType,
    vassalage: game.vassalage,
    vassalageName: game.vassalage,
    betAmount: '2.5',
    winAmount: age % 3 === 0 && age > 0 ? '6.25' : '0',
    currency: 'PLAY',
    status: age === 0 ? 'PLACED' : age % 20 === 19 ? 'VOID' : 'SETTLED',
    betTime: firstBetAt - age * 61_000,
    ...(age > 0 && { roundId: `${memberId}-bet-${number}` }),
  };
}

/** Three, of which the oldest is read; who is new has been welcomed. */
const messagesOf = ({ memberId, token }: FakeMember): MessageRow[] =>
  Array.from({ length: token.startsWith('fake-token-of-new') ? 1 : 3 }, (_, age) => ({
    messageId: `${memberId}-message-${3 - age}`,
    sender: 'PLATFORM',
    title: `A word to you ${3 - age}`,
    content: `<p>Nobody else reads <em>this</em> ${3 - age}.</p><script>alert(1)</script>`,
    sentTime: firstBetAt - age * 3_600_000,
    read: age === 2,
  }));

const gift = 10_000n * 10_000n;

/** A deposit of what the member has, after the gift that came with the account. */
function movementsOf({ memberId, balance }: FakeMember): FakeMovement[] {
  const movement = (number: number, kind: string, amount: bigint, after: bigint): FakeMovement => ({
    recordId: String(number),
    wallet: 'cash',
    kind,
    amount,
    after,
    reference: `${memberId}-movement-${number}`,
    time: firstBetAt + number * 60_000,
  });
  return balance <= gift
    ? [movement(1, 'register_IN', balance, balance)]
    : [movement(2, 'deposit_IN', balance - gift, balance), movement(1, 'register_IN', gift, gift)];
}

/** As it is where the operator begins, or when it is opened. */
export function fakeAccountOf(member: FakeMember): Account {
  // Few who ask for anything ask for bets.
  let bets: Account['bets'] | undefined;
  return {
    member,
    password: member.password,
    mustChangePassword: member.mustChangePassword ?? false,
    ...(member.ended === 'selfExcluded' && { pause: { kind: 'SELF_EXCLUSION' as const, until: null } }),
    untied: new Set(),
    stepUpTickets: new Map(),
    wrongPasswords: { account: [], payment: [] },
    contacts: {},
    contactCodes: new Set(),
    told: {},
    avatars: [],
    payees: [],
    payoutAccounts: [],
    withdrawals: [],
    balance: member.balance,
    movements: movementsOf(member),
    wallets: new Map([['DLT', 0n]]),
    transfers: [],
    get bets() {
      return (bets ??= Array.from({ length: member.token.startsWith('fake-token-of-new') ? 0 : betsPerMember }, (_, age) =>
        betOf(member, age),
      ));
    },
    seenRounds: new Set(),
    favourites: [],
    pictures: [],
    usedPictures: new Set(),
    feedbacks: [],
    deposits: [],
    messages: messagesOf(member),
    answered: new Map(),
  };
}

/** Of everything that an account has: a trial account has nothing of the brand's. */
export const fakeCurrencyOf = ({ member }: Account): string => (member.type === accountTypes.trial ? 'DEMO' : 'PLAY');

/** All that an account can stake or withdraw, in ten-thousandths. */
export const totalOf = ({ balance, wallets }: Account): bigint => [...wallets.values()].reduce((sum, each) => sum + each, balance);

/** The break that runs, or the exclusion, which does not end by itself. */
export const fakePauseOf = ({ pause }: Account, now: number): PlayPause | undefined =>
  pause?.kind === 'TIME_OUT' && (pause.until ?? 0) <= now ? undefined : pause;
