import { fileURLToPath } from 'node:url';
import { type ExecutionResult, getOperationAST, parse, validate } from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { exampleOperations } from '../../gateway/graphiql/exampleOperations.ts';
import { createMockGateway } from '../../gateway/testing/createMockGateway.ts';

const examples = exampleOperations(fileURLToPath(new URL('../../gateway/schema/examples', import.meta.url)));

// One visitor goes through them in order: registers, signs in, pays in, plays, leaves.
const gateway = createMockGateway();
afterAll(() => gateway.close());

/** Of a subscription, what it is told first. By the last of the examples nobody is signed in any more. */
async function firstAnswer(text: string): Promise<ExecutionResult> {
  if (getOperationAST(parse(text))?.operation !== 'subscription') return gateway.ask(text);
  const member = createMockGateway({ persona: 'member' });
  try {
    for await (const answer of member.subscribe(text)) return answer;
    throw new Error('nothing was told');
  } finally {
    await member.close();
  }
}

describe('the example operations', () => {
  test('are at least twelve', () => {
    expect(examples.length).toBeGreaterThanOrEqual(12);
  });

  test.each(examples)('$name fits the schema, says what it shows, and needs no variables to run', ({ text }) => {
    expect(text).toMatch(/^# [A-Z].{20,}\n/);
    expect(validate(gateway.schema, parse(text))).toEqual([]);
  });

  test('run one after the other, without errors or refusals', async () => {
    for (const { name, text } of examples) {
      const answer = await firstAnswer(text);
      expect(answer.errors, name).toBeUndefined();
      expect(JSON.stringify(answer.data), name).not.toMatch(
        /Error"|"(?:viewer|games|node|site|registrationForm|banners|popularGames)":null/,
      );
    }
  });

  test('leave the operator with the account, its deposit and no session', async () => {
    const made = new Set(gateway.upstream.calls.map((call) => call.name));
    expect([...made].sort()).toEqual([
      'announcements',
      'authenticator',
      'balance',
      'betRecords',
      'captcha',
      'challenge',
      'countryCodes',
      'deposit',
      'depositMethods',
      'deposits',
      'domainRoutes',
      'encryptionKeys',
      'endAllSessions',
      'freePlayLogin',
      'gameList',
      'gameVendors',
      'gamesById',
      'launchGame',
      'login',
      'logout',
      'markMessages',
      'memberIcon',
      'memberInfo',
      'memberTransferTerms',
      'merchantWallet',
      'messages',
      'notices',
      'openSessions',
      'passwordByEmail',
      'popularGames',
      'promotions',
      'register',
      'registerSettings',
      'socialProviders',
      'systemStatus',
      'unfinishedRounds',
      'unreadMessages',
      'walletTransfer',
      'whitelabel',
    ]);
    expect(gateway.upstream.members.isTaken('newrower')).toBe(true);
    expect((await gateway.ask('{ viewer { id } }')).data).toEqual({ viewer: null });
  });
});
