import { randomBytes, randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { parseAmount } from '../../../platform/core/ledger/amount.ts';
import { askGateway } from './askGateway.ts';
import { challengeDocument, solvedChallenge, type ChallengeData } from '../../stack/solvedChallenge.ts';

/** Who a journey plays as. */
export interface Member {
  readonly username: string;
  readonly password: string;
}

export interface Bet {
  readonly gameName: string;
  readonly status: string;
  /** Ten-thousandths, as `win`. */
  readonly stake: bigint;
  readonly win: bigint;
}

/** The account of a journey's browser, reached beside its pages by their own cookie. */
export interface Account {
  /** Opens a new account and signs the browser in; its pages know from their next load on. */
  open(): Promise<Member>;
  /** Pays play money in. `amount` is a decimal string. */
  deposit(amount: string): Promise<void>;
  /** Ten-thousandths. */
  balance(): Promise<bigint>;
  /** The newest twenty of `totalCount`, newest first. */
  bets(): Promise<{ readonly totalCount: number; readonly bets: readonly Bet[] }>;
}

export const newMember = (): Member => ({
  username: `row${randomBytes(5).toString('hex')}`,
  password: `lanterns-${randomBytes(6).toString('hex')}`,
});

interface Edge {
  readonly node: {
    readonly gameName: string;
    readonly status: string;
    readonly stake: { readonly amount: string };
    readonly win: { readonly amount: string };
  };
}

export function accountOf(context: BrowserContext, site: string): Account {
  const ask = <Data>(query: string, variables: object = {}): Promise<Data> => askGateway<Data>(context, site, query, variables);
  return {
    async open() {
      const member = newMember();
      const challenge = solvedChallenge(await ask<ChallengeData>(challengeDocument));
      const input = {
        ...member,
        confirmPassword: member.password,
        pageUrl: `${site}/register`,
        ageConfirmed: true,
        termsAccepted: true,
        challenge,
      };
      const { register } = await ask<{ register: { __typename: string } }>(
        'mutation Register($input: RegisterInput!) { register(input: $input) { __typename } }',
        { input },
      );
      if (register.__typename !== 'RegisterPayload') throw new Error(`The registration was answered with ${register.__typename}.`);
      return member;
    },
    async deposit(amount) {
      const { viewer } = await ask<{ viewer: { depositMethods: readonly { id: string }[] } }>('{ viewer { depositMethods { id } } }');
      const input = { methodId: viewer.depositMethods[0]?.id, amount, idempotencyKey: randomUUID() };
      const { deposit } = await ask<{ deposit: { __typename: string } }>(
        'mutation Deposit($input: DepositInput!) { deposit(input: $input) { __typename } }',
        { input },
      );
      if (deposit.__typename !== 'DepositPayload') throw new Error(`The deposit was answered with ${deposit.__typename}.`);
    },
    async balance() {
      const { viewer } = await ask<{ viewer: { balance: { amount: string } } }>('{ viewer { balance { amount } } }');
      return parseAmount(viewer.balance.amount);
    },
    async bets() {
      const query = '{ viewer { bets(first: 20) { totalCount edges { node { gameName status stake { amount } win { amount } } } } } }';
      const { viewer } = await ask<{ viewer: { bets: { totalCount: number; edges: readonly Edge[] } } }>(query);
      const bets = viewer.bets.edges.map(({ node }) => ({
        ...node,
        stake: parseAmount(node.stake.amount),
        win: parseAmount(node.win.amount),
      }));
      return { totalCount: viewer.bets.totalCount, bets };
    },
  };
}
