import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeGlobalId } from '../../gateway/schema/globalId.ts';
import type { Persona } from '../../gateway/testing/personas.ts';
import { everyone, readers } from '../../gateway/schema/testing/Permissions.ts';
import { matrix, memberFields, nameOf } from '../schema/permissions.ts';
import { type Browser, openRealSite, type RealSite } from './realSite.ts';

/** What the operator makes of an account once it is signed in, or before. */
const accounts: Readonly<Record<Exclude<Persona, 'guest' | 'demo'>, { readonly before?: object; readonly after?: object }>> = {
  member: {},
  otherMember: {},
  agent: { before: { type: 41n } },
  agent1: { before: { type: 1n } },
  agent2: { before: { type: 2n } },
  agent42: { before: { type: 42n } },
  restricted: { before: { must_change_password: 1n } },
  locked: { after: { locked_at: 1n } },
  selfExcluded: { after: { self_excluded_at: 1n } },
  expired: {},
};

let site: RealSite;
const signedIn = new Map<Persona, readonly (readonly [string, string])[]>();

/** Every session is made anew for every question: some of them end it. */
const browserOf = (persona: Persona, number: number): Browser =>
  site.browser({ address: `203.0.113.${number % 250}`, cookies: signedIn.get(persona) ?? [] });

beforeAll(async () => {
  site = await openRealSite();
  const { db } = site.platform.parts;
  for (const [persona, { before, after }] of Object.entries(accounts)) {
    const username = persona.toLowerCase();
    await site.member(username);
    if (before) await db.updateTable('member').set(before).where('username', '=', username).execute();
    const browser = site.browser();
    expect([persona, await browser.logIn(username)]).toEqual([persona, { __typename: 'LogInPayload' }]);
    signedIn.set(persona as Persona, [...browser.cookies]);
    if (after) await db.updateTable('member').set(after).where('username', '=', username).execute();
  }
  const demo = site.browser();
  await demo.ask('mutation { freePlay { __typename } }');
  signedIn.set('demo', [...demo.cookies]);
  const { id } = await db.selectFrom('member').select('id').where('username', '=', 'expired').executeTakeFirstOrThrow();
  await db.updateTable('member_session').set({ expires_at: 1n }).where('member_id', '=', id).execute();
});
afterAll(() => site.close());

const gates = ['NotSignedInError', 'RealAccountNeededError', 'PasswordChangeRequiredError'];
/** Whether somebody is let through, or by which gate not; what comes of it then is told elsewhere. */
const gateOf = (typename: string | null | undefined): string => (typename && gates.includes(typename) ? typename : 'let through');

/** What ends or changes the sessions that the others still need. */
const ending = new Set(['logOut', 'logOutEverywhere', 'changePassword', 'endSession', 'takeTimeOut', 'excludeSelf']);
const gated = matrix.filter(({ document, answers }) => gates.includes(answers.guest ?? '') && !ending.has(nameOf(document)));

describe('AZ-001 the permission matrix over the real operator', () => {
  test.each(
    gated.flatMap(({ document, answers }) =>
      everyone.map((persona) => ({ name: nameOf(document), document, persona, gate: gateOf(answers[persona]) })),
    ),
  )('$persona asks for $name: $gate', async ({ document, persona, gate }) => {
    const { data } = await browserOf(persona, everyone.indexOf(persona)).ask(document);
    expect(gateOf((data?.['answer'] as { __typename: string } | null | undefined)?.__typename)).toBe(gate);
  });

  test.each(readers)('%s reads of the own account what the matrix says', async (persona) => {
    const browser = browserOf(persona, 1);
    for (const [field, { selection = '', answers }] of Object.entries(memberFields)) {
      const { errors } = await browser.ask(`{ viewer { ${field} ${selection} } }`);
      expect([field, errors?.map(({ extensions }) => extensions?.['code']) ?? ['read']]).toEqual([field, [answers[persona]]]);
    }
  });

  test.each(['guest', 'locked', 'selfExcluded', 'expired'] as const)('%s reads nothing of any account', async (persona) => {
    for (const [field, { selection = '', answers }] of Object.entries(memberFields)) {
      if (answers.restricted === 'read') continue;
      const { data } = await browserOf(persona, 2).ask(`{ viewer { ${field} ${selection} } }`);
      const viewer = data?.['viewer'] as Record<string, unknown> | null;
      expect([field, viewer?.[field] ?? null]).toEqual([field, null]);
    }
  });

  test('a session that has to change its password can do that, and leave', async () => {
    const browser = browserOf('restricted', 3);
    expect(
      await browser.answer(
        'mutation { answer: changePassword(input: { oldPassword: "wrong one 77" newPassword: "reeds-in-the-wind-8" confirmNewPassword: "reeds-in-the-wind-8" }) { __typename } }',
      ),
    ).toEqual({ __typename: 'WrongPasswordError' });
    expect(await browser.answer('mutation { answer: logOutEverywhere(input: { keepCurrent: false }) { __typename } }')).toEqual({
      __typename: 'PasswordChangeRequiredError',
    });
    expect(await browser.answer('mutation { answer: logOut { __typename } }')).toEqual({ __typename: 'LogOutPayload' });
  });

  test("no member is anybody else's node, whoever asks", async () => {
    const { id } = await site.platform.parts.db
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'member')
      .executeTakeFirstOrThrow();
    const document = `{ node(id: "${encodeGlobalId('Member', id)}") { ... on Member { account } } }`;
    for (const persona of everyone) {
      const { data } = await browserOf(persona, 4).ask(document);
      expect([persona, data]).toEqual([persona, { node: persona === 'member' ? { account: 'member' } : null }]);
    }
  });

  test('not applicable to uplines, downlines and operators: nothing of the schema names them', async () => {
    const { data } = await site.browser().ask('{ __schema { types { name fields { name } } } }');
    const { types } = (data as { __schema: { types: { name: string; fields: { name: string }[] | null }[] } }).__schema;
    const names = types.flatMap(({ name, fields }) => [name, ...(fields ?? []).map((field) => field.name)]);
    expect(names.filter((name) => /upline|downline|subordinate|operatorAccount|backoffice/i.test(name))).toEqual([]);
  });
});
