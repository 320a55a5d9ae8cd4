import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { callNames, calls, type CallName } from '#contract/calls.ts';
import { afterEach, expect, test } from 'vitest';
import { openPlatform } from '../../platform/testing/openPlatform.ts';
import type { UpstreamAnswer } from '../../gateway/upstream/transport/send.ts';
import { FakeRefusal } from '../../gateway/testing/fakeOperator/fakeRefusal.ts';
import { createFakeUpstream, type FakeUpstreamOptions } from '../../gateway/testing/fakeOperator/fakeUpstream.ts';
import type * as payout from './cases/payout.ts';
import { conformanceOf, type Finding, isWrong, lineOf, summaryOf } from './conformance.ts';
import { quietStreamProblems } from './eventStreamProblems.ts';
import * as socialSignIn from './cases/socialSignIn.ts';
import { openForeignOperator } from './openForeignOperator.ts';
import { operatorCases } from './operatorCases.ts';
import { openRealOperator } from './openRealOperator.ts';
import { portOf } from '#contract/portOf.ts';

const servers: Server[] = [];
const salt = 'river';
const puzzle = { salt, challenge: createHash('sha256').update(`${salt}42`).digest('hex') };
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An operator on a port. */
async function listenWith(answer: (path: string, asked: Asked) => Promise<UpstreamAnswer>): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = 'GET', url = '/', headers } = request;
      const asked = { method, headers: headers as Record<string, string>, body: Buffer.concat(chunks).toString('utf8') };
      void answer(url, asked).then(({ status, text }) => response.writeHead(status).end(text));
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${portOf(server)}`;
}

/** `spoil` changes what it answers, as somebody does who has read another contract. */
function serve(options: FakeUpstreamOptions, spoil: (path: string, body: string) => string): Promise<string> {
  const fake = createFakeUpstream(options);
  return listenWith(async (path, { method, ...asked }) => {
    const { status, text } = await fake.send({ origin: '', method: method as 'GET', path, timeout: 5_000, ...asked });
    return { status, text: spoil(path, text) };
  });
}

const wrong = (findings: readonly Finding[]) => findings.filter(({ problems }) => problems.length > 0);
const problemsWith = (findings: readonly Finding[], name: CallName) => [
  ...new Set(
    wrong(findings)
      .filter((each) => each.name === name)
      .flatMap(({ problems }) => problems),
  ),
];

// One case of each call: that it comes to what it has to in every other one too, `operator.test.ts` says, which asks more of each answer.
test('the embedded operator fits, every call of it', async () => {
  const at = await openRealOperator();
  const one = [...new Map(operatorCases.map((each) => [each.name, each])).values()];
  const findings = await conformanceOf(at, undefined, one);
  await at.close();
  expect(wrong(findings).map(lineOf)).toEqual([]);
  expect(findings.filter(({ skipped }) => skipped !== undefined).map(lineOf)).toEqual([]);
  expect(new Set(findings.map(({ name }) => name)).size).toBe(Object.keys(calls).length + 1);
  expect(summaryOf(findings)).toMatch(/^\d+ calls in \d+ cases: all that could be asked fit$/);
}, 60_000);

test('of an operator that is wrong in places, those places are named, and no others', async () => {
  let lists = -1;
  const url = await serve(
    {
      tamper: (name, answer) =>
        name === 'balance'
          ? { sumBalance: 12.34567, currency: 'play' }
          : name === 'memberInfo'
            ? { ...(answer as object), id: 5 }
            : name === 'deposits'
              ? { ...(answer as object), total: [1, undefined, 2][(lists += 1)] }
              : answer,
      overrides: {
        authenticator: () => ({ enabled: true, recoveryCodesLeft: -1 }),
        challenge: () => ({ ...puzzle, algorithm: 'SHA-256', signature: 'none', maxnumber: 100, expiresAt: 2_000_000_000_000 }),
        loginSmsCode: ({ mobileNum, countryDialingCode, challenge }) => {
          if (challenge === undefined) throw new FakeRefusal('challenge_failed');
          if (!/^\d+$/.test(mobileNum) || countryDialingCode === '999') throw new FakeRefusal('invalid_mobile');
          return { expiredMinutes: 5 };
        },
      },
    },
    (path, body) => {
      if (path.startsWith('/wps/session/login') && body.includes('login_failed')) return body.replace('login_failed', 'wrong_user');
      if (path === '/wps/deposit') return body.replace(/"message":"[^"]*"/, '"message":""');
      return path === '/wps/captcha' ? '<html>' : body;
    },
  );
  const findings = await conformanceOf(openForeignOperator({ url, merchant: 'SAMPAN', gatewayKey: 'not asked for' }, 1_769_947_200_000));
  expect(wrong(findings).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['balance', 'memberInfo', 'authenticator', 'login', 'deposit']),
  );
  expect([...new Set(wrong(findings).map(({ name }) => name))].toSorted()).toEqual([
    'authenticator',
    'balance',
    'captcha',
    'deposit',
    'login',
    'memberInfo',
    'systemStatus',
  ]);
  expect(problemsWith(findings, 'memberInfo')).toEqual(['id should be of type string, is a number']);
  expect(problemsWith(findings, 'login')).toEqual([
    'it has to come to login_failed, and came to wrong_user',
    expect.stringMatching(/^the call has no refusal wrong_user, but .*login_failed/),
  ]);
  expect(problemsWith(findings, 'deposit')).toContain('the refusal amount_out_of_range has to have a message');
  expect(problemsWith(findings, 'authenticator')).toEqual(['recoveryCodesLeft should be at least 0, is a number']);
  expect(problemsWith(findings, 'captcha')).toEqual(['/wps/captcha answers with status 200, and no JSON']);
  expect(problemsWith(findings, 'deposit')).toContain('there are 2 deposits in place of one');
  expect(problemsWith(findings, 'systemStatus')).toEqual(['it has to come to gateway_required, and came to answered']);
  // What wants a proof of work got one.
  expect([...new Set(findings.flatMap(({ skipped }) => skipped ?? []))]).toEqual(['the list of deposits does not say how many there are']);
  expect(summaryOf(findings)).toMatch(/: 7 do not fit \(.*balance.*\); 1 are missing; 5 cases could not be asked$/);
});

test('what an operator does not have, or answers by a page, is one line each, and in the way of nothing else', async () => {
  const fake = createFakeUpstream();
  // Few, as each that it has is asked in all its cases.
  const had: readonly CallName[] = ['encryptionKeys', 'register', 'memberInfo', 'balance', 'deposit', 'launchGame'];
  const isHad = (path: string) => had.some((name) => calls[name].path === path.split('?')[0]);
  const url = await listenWith(async (path, { method, ...asked }) => {
    if (path.startsWith('/wps/events') || path.startsWith('/lgw/games/winners')) return { status: 404, text: '<html>' };
    if (!isHad(path)) return { status: 404, text: '{"success":false,"code":"unknown_call","message":"No."}' };
    const { status, text } = await fake.send({ origin: '', method: method as 'GET', path, timeout: 5_000, ...asked });
    return { status, text };
  });
  const findings = await conformanceOf(openForeignOperator({ url, merchant: 'SAMPAN' }, 1_769_947_200_000));
  const page = 'MISSING winnerBoard: /lgw/games/winners answers with status 404, and no JSON';
  const missing = [
    ...callNames
      .filter((name) => !isHad(calls[name].path))
      .map((name) => (name === 'winnerBoard' ? page : `MISSING ${name}: unknown_call`)),
    'MISSING eventStream: /wps/events answers with status 404',
  ];
  expect(findings.filter(isWrong).map(lineOf)).toEqual(missing);
  const asked = findings.filter(({ skipped, missed }) => skipped === undefined && missed === undefined);
  expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining([...had]));
  // What comes before a case is to blame for it no more than the case is.
  expect(findings.filter(({ skipped }) => skipped !== undefined).map(({ name, skipped }) => `${name}: ${skipped}`)).toEqual(
    expect.arrayContaining([
      'deposit: depositMethods (GET /wps/deposit/methods) is refused: 404 unknown_call',
      'launchGame: gameList (GET /wps/game/list) is refused: 404 unknown_call',
    ]),
  );
  expect(summaryOf(findings)).toMatch(
    new RegExp(`: all that could be asked fit; ${missing.length} are missing; \\d+ cases could not be asked$`),
  );
});

test('what a case is given too little for is told in the words of the contract, and is no fault of its call', async () => {
  const answers: Readonly<Record<string, string>> = {
    '/wps/member/register': '{"success":true,"data":{}}',
    '/wps/session/login/freeplay': '{"success":true,"value":{}}',
  };
  const url = await serve({}, (path, body) => answers[path] ?? body);
  const some = operatorCases.filter(({ name }) => ['register', 'depositMethods', 'balance'].includes(name));
  const findings = await conformanceOf(openForeignOperator({ url, merchant: 'SAMPAN' }, 1_769_947_200_000), undefined, some);
  expect(problemsWith(findings, 'register')).toContain('the answer should be of type object, is missing');
  const open = findings.filter(({ skipped }) => skipped !== undefined).map(lineOf);
  expect(open).toContain(
    'open   depositMethods, by a member: register (PUT /wps/member/register): the answer should be of type object, is missing',
  );
  expect(open.find((line) => line.startsWith('open   balance, of a trial account'))).toMatch(
    /: freePlayLogin \(POST \/wps\/session\/login\/freeplay\): token should be of type string, is missing/,
  );
  expect(open.filter((line) => /undefined/.test(line))).toEqual([]);
  expect([...new Set(wrong(findings).map(({ name }) => name))].toSorted()).toEqual(['register']);
});

test('an operator that was asked before is found as it was the first time, whoever has stayed there', async () => {
  const platform = await openPlatform();
  const url = await listenWith(async (path, { method, headers, body }) => {
    const said = await platform.fetch(path, { method, headers, ...(method === 'GET' ? {} : { body }) });
    return { status: said.status, text: await said.text() };
  });
  for (const run of [1, 2]) {
    // Each run is a process of its own, and counts from one.
    const { cases } = (await import(`./cases/payout.ts?run=${run}`)) as typeof payout;
    const at = openForeignOperator({ url, merchant: 'SAMPAN' }, 1_769_947_200_000 + run * 60_000);
    const binding = cases.find(({ name, title }) => name === 'addPayoutAccount' && title === 'of the member');
    expect(await binding?.ask(at)).toMatchObject({ success: true });
  }
  await platform.close();
});

test('a stream that says nothing while nothing happens is named', async () => {
  const server = createServer(
    (_request, response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 7\nevent: open\ndata: {}\n\n'),
  );
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = openForeignOperator({ url: `http://127.0.0.1:${portOf(server)}`, merchant: 'SAMPAN' }, 1_769_947_200_000);
  expect(await quietStreamProblems(at, 300)).toEqual(['/wps/events sends no comment in 300 ms in which nothing happens']);
});

test('sign-ins by others come back to the site that is named', async () => {
  const platform = await openPlatform({ brand: { siteOrigin: 'https://play.example' }, extras: { outbox: true } });
  const real = await openRealOperator({ platform });
  const [through] = socialSignIn.cases.filter(({ comesTo, name }) => comesTo === 'answered' && name === 'beginSocialSignIn');
  await expect(through?.ask(real)).rejects.toThrow('social_failed');
  expect(await through?.ask({ ...real, site: 'https://play.example' })).toMatchObject({ success: true });
  await real.close();
});
