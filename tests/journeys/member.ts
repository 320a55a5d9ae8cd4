import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { siteOrigin } from './journey.ts';

/** Who a journey plays as. */
export interface Member {
  readonly username: string;
  readonly password: string;
}

export const newMember = (): Member => ({ username: `row${randomBytes(5).toString('hex')}`, password: `lanterns-${randomBytes(6).toString('hex')}` });

/** One operation of a signed-in page, by its own cookie. Rejects where the gateway answers with errors. */
export async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.context().request.post(`${siteOrigin()}/graphql`, { headers: { origin: siteOrigin() }, data: { query, variables } });
  const { data, errors } = (await answer.json()) as { data?: Data; errors?: unknown };
  if (data === undefined || errors !== undefined) throw new Error(`The gateway answered ${answer.status()} ${JSON.stringify(errors)}`);
  return data;
}

/** Opens an account behind the page, which is signed in from its next load on. */
export async function registerQuietly(page: Page): Promise<Member> {
  const member = newMember();
  const input = { ...member, confirmPassword: member.password, pageUrl: `${siteOrigin()}/register`, ageConfirmed: true, termsAccepted: true };
  const { register } = await ask<{ register: { __typename: string } }>(page, 'mutation Register($input: RegisterInput!) { register(input: $input) { __typename } }', { input });
  if (register.__typename !== 'RegisterPayload') throw new Error(`The registration was answered with ${register.__typename}.`);
  return member;
}

export interface Bets {
  readonly totalCount: number;
  /** Newest first. */
  readonly bets: readonly { readonly gameName: string; readonly stake: bigint; readonly win: bigint; readonly state: string }[];
}

const tenThousandths = (amount: string): bigint => {
  const [whole = '0', places = ''] = amount.split('.');
  return BigInt(whole + places.padEnd(4, '0'));
};

/** The balance as the gateway knows it, in ten-thousandths. */
export async function balanceOf(page: Page): Promise<bigint> {
  const { viewer } = await ask<{ viewer: { balance: { amount: string } } }>(page, '{ viewer { balance { amount } } }');
  return tenThousandths(viewer.balance.amount);
}

/** The twenty newest bets as the gateway knows them, amounts in ten-thousandths. */
export async function betsOf(page: Page): Promise<Bets> {
  type Edge = { node: { gameName: string; stake: { amount: string }; win: { amount: string }; state: string } };
  const query = '{ viewer { bets(first: 20) { totalCount edges { node { gameName stake { amount } win { amount } state } } } } }';
  const { viewer } = await ask<{ viewer: { bets: { totalCount: number; edges: readonly Edge[] } } }>(page, query);
  const { totalCount, edges } = viewer.bets;
  return { totalCount, bets: edges.map(({ node }) => ({ ...node, stake: tenThousandths(node.stake.amount), win: tenThousandths(node.win.amount) })) };
}

/** Puts play money on the account behind the page. */
export async function depositQuietly(page: Page, amount: string): Promise<void> {
  const { viewer } = await ask<{ viewer: { depositMethods: readonly { id: string }[] } }>(page, '{ viewer { depositMethods { id } } }');
  const input = { methodId: viewer.depositMethods[0]?.id, amount, idempotencyKey: randomBytes(8).toString('hex') };
  const { deposit } = await ask<{ deposit: { __typename: string } }>(page, 'mutation Deposit($input: DepositInput!) { deposit(input: $input) { __typename } }', { input });
  if (deposit.__typename !== 'DepositPayload') throw new Error(`The deposit was answered with ${deposit.__typename}.`);
}
