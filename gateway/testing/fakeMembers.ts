import type { AnswerOf } from '#contract/call.ts';
import type { betRecords } from '#contract/wps/betRecord.ts';
import { fakeGames } from './fakeGames.ts';
import { type FakeMember, personas } from './personas.ts';

export type BetRow = AnswerOf<typeof betRecords>['records'][number];

/** A member as the fake operator keeps him while a test runs. */
export interface Account {
  readonly member: FakeMember;
  balance: bigint;
  /** Newest first. */
  readonly bets: readonly BetRow[];
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
    betAmount: '2.5',
    winAmount: age % 3 === 0 && age > 0 ? '6.25' : '0',
    currency: 'PLAY',
    status: age === 0 ? 'OPEN' : age % 20 === 19 ? 'VOID' : 'SETTLED',
    betTime: firstBetAt - age * 61_000,
  };
}

const accountOf = (member: FakeMember): Account => ({
  member,
  balance: member.balance,
  bets: Array.from({ length: member.token.startsWith('fake-token-of-new') ? 0 : betsPerMember }, (_, age) => betOf(member, age)),
  answered: new Map(),
});

/** Accounts and sessions of one fake operator. */
export class FakeMembers {
  readonly #byToken = new Map<string, Account>();
  readonly #byName = new Map<string, Account>();

  constructor() {
    for (const member of Object.values(personas)) this.#add(member);
  }

  #add(member: FakeMember): Account {
    const account = accountOf(member);
    this.#byToken.set(member.token, account);
    this.#byName.set(member.account, account);
    return account;
  }

  find(token: string | undefined): Account | undefined {
    return token === undefined ? undefined : this.#byToken.get(token);
  }

  isTaken(name: string): boolean {
    return this.#byName.has(name);
  }

  /** Opens another session of an account; `undefined` where name or password is wrong. */
  logIn(name: string, password: string): string | undefined {
    const account = this.#byName.get(name);
    if (account?.member.password !== password) return undefined;
    const token = `${account.member.token}-${this.#byToken.size}`;
    this.#byToken.set(token, account);
    return token;
  }

  register(name: string, password: string, bonus: bigint): string {
    const token = `fake-token-of-new-${name}`;
    this.#add({ memberId: `m-new-${name}`, account: name, password, nickname: name, type: 0, token, balance: bonus });
    return token;
  }

  /** Voids a token, as a log-out or a change of password would. */
  void(token: string): void {
    this.#byToken.delete(token);
  }
}
