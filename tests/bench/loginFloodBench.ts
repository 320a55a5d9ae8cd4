import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '../../gateway/clock.ts';
import { sessionKeyOf } from '../../gateway/sessionKeys.ts';
import { createSessionSeal } from '../../gateway/sessionSeal.ts';
import { createSiteCookies } from '../../gateway/siteCookies.ts';
import { createPasswords } from '../../platform/identity/passwordHashing/passwords.ts';
import { systemRandom } from '../../platform/core/random.ts';
import { freePort } from '../stack/freePort.ts';
import { openConnection, type Connection } from './connection.ts';
import { requestOf } from './loadClient.ts';
import { missedLines } from './misses.ts';
import { openMembers, type OpenMember } from './openMembers.ts';
import { startPinned } from './pinnedProcess.ts';

interface FloodFigures {
  readonly name: string;
  /** Logins a second that were sent, and how each was answered. */
  readonly sent: number;
  readonly answers: Readonly<Record<string, number>>;
  /** Milliseconds of the balance and the search of somebody else, at the same time. */
  readonly p50: number;
  readonly p99: number;
  /** Of those, how many got no proper answer; a figure with any is worth nothing. */
  readonly failed: number;
  /** Milliseconds that one password takes just before, with nothing else to do. */
  readonly alone: number;
  /** Passwords found right a second, as a share of what one core derives that does nothing else. */
  readonly share: number;
}

const keyText = randomBytes(32).toString('base64url');
/** Over plain http, as the stack is reached here. */
const siteCookies = createSiteCookies(false);
const loginsPerSecond = 200;
const othersPerSecond = 100;
const roundCount = 3;
/** Times the p99 of others while nobody logs in. */
const maxOfIdle = 2;
/** Per cent of what one core derives. */
const leastShare = 55;

const persisted = JSON.parse(readFileSync('web/relay/persisted.json', 'utf8')) as Record<string, string>;
function idOf(operation: string): string {
  const id = Object.keys(persisted).find((key) => persisted[key]?.startsWith(operation));
  if (id === undefined) throw new Error(`${operation} is not among the persisted operations.`);
  return id;
}

/** The one round whose p99 lies in the middle, or, where there are no others, whose share does. */
const medianOf = (rounds: readonly FloodFigures[]): FloodFigures =>
  rounds.toSorted((left, right) => left.p99 - right.p99 || left.share - right.share)[rounds.length >> 1] as FloodFigures;

/** Milliseconds that this process takes for one password: the median of nine. */
async function oneAlone(): Promise<number> {
  const passwords = createPasswords(systemRandom);
  const times: number[] = [];
  for (let time = 0; time < 9; time += 1) {
    const begun = performance.now();
    await passwords.hash('a password');
    times.push(performance.now() - begun);
  }
  return times.toSorted((left, right) => left - right)[4] ?? Number.NaN;
}

/** Does something so many times a second, however long each takes, until it is told to stop. */
function every(perSecond: number, once: () => Promise<void>): () => Promise<void> {
  const pending = new Set<Promise<void>>();
  const begun = performance.now();
  let done = 0;
  const timer = setInterval(() => {
    for (const due = ((performance.now() - begun) / 1000) * perSecond; done < due; done += 1) {
      const one: Promise<void> = once().finally(() => pending.delete(one));
      pending.add(one);
    }
  }, 4);
  return async () => {
    clearInterval(timer);
    await Promise.all(pending);
  };
}

/**
 * The whole stack as production runs it, with 200 logins a second and without: by members with their right passwords in
 * browsers that they are known by, and by guessers with a thousand addresses. What others wait meanwhile is measured, by turns with how long they wait else.
 */
async function loginFloodBench(seconds: number): Promise<readonly FloodFigures[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-flood-'));
  const members = await openMembers(folder, 100);
  const [port, platformPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const stack = await startPinned(
    'gateway/main.ts',
    {
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_ORIGIN: origin,
      PLATFORM_PORT: String(platformPort),
      DATA_DIR: folder,
      DATABASE_URL: '',
      SESSION_KEYS: keyText,
      METRICS_PORT: '0',
      LOG_LEVEL: 'fatal',
      TRUSTED_PROXIES: '1',
    },
    `${origin}/health/ready`,
    // Gateway, platform and passwords are to find the cores that `npm start` gives them.
    false,
  );
  const idle: Connection[] = [];
  try {
    const ask: Ask = async (query, headers, body) => {
      let connection = idle.pop();
      while (connection && !connection.isOpen()) connection = idle.pop();
      const open = connection ?? (await openConnection(port));
      return new Promise((resolve) => {
        open.ask(requestOf(port, `/graphql${query}`, { 'sec-fetch-site': 'same-origin', ...headers }, body), (status, text) => {
          idle.push(open);
          resolve({ status, text: text() });
        });
      });
    };
    const logInId = idOf('mutation useLogInMutation(');
    const logIn = async (
      username: string,
      password: string,
      address: string,
      cookie: Readonly<Record<string, string>> = {},
    ): Promise<string> => {
      const body = JSON.stringify({ id: logInId, variables: { input: { username, password } } });
      const { status, text } = await ask(
        '?lang=EN',
        { 'content-type': 'application/json', origin, 'x-forwarded-for': address, ...cookie },
        body,
      );
      return /"logIn":\{"__typename":"(\w+)"/.exec(text)?.[1] ?? `${status}`;
    };
    const other = await readerOf(members[0] as OpenMember, ask);

    let turn = 0;
    const asMember = () => {
      const { username, password, address, browser } = members[(turn += 1) % members.length] as OpenMember;
      return logIn(username, password, address, { cookie: siteCookies.browser.set(browser).split(';')[0] ?? '' });
    };
    const asGuesser = () => logIn(`nobody${(turn += 1) % 5000}`, 'a wrong guess', `198.18.${(turn >> 8) & 3}.${turn & 255}`);

    const measure = async (name: string, flood: (() => Promise<string>) | undefined, others = othersPerSecond): Promise<FloodFigures> => {
      const alone = await oneAlone();
      const answers: Record<string, number> = {};
      const latencies: number[] = [];
      let isCounted = false;
      let sent = 0;
      let failed = 0;
      const stopFlood =
        flood &&
        every(loginsPerSecond, async () => {
          if (isCounted) sent += 1;
          const answer = await flood();
          if (isCounted) answers[answer] = (answers[answer] ?? 0) + 1;
        });
      const stopOthers = every(others, async () => {
        const begun = performance.now();
        const isAnswered = await other();
        if (!isCounted) return;
        latencies.push(performance.now() - begun);
        if (!isAnswered) failed += 1;
      });
      await new Promise((resolve) => setTimeout(resolve, 1500));
      isCounted = true;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      isCounted = false;
      await Promise.all([stopOthers(), stopFlood?.()]);
      latencies.sort((left, right) => left - right);
      const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
      const share = ((answers['LogInPayload'] ?? 0) / seconds) * (alone / 1000);
      return { name, sent: Math.round(sent / seconds), answers, p50: at(0.5), p99: at(0.99), failed, alone, share };
    };
    await measure('warming up', asMember);
    const rounds: FloodFigures[][] = [];
    for (let round = 0; round < roundCount; round += 1) {
      rounds.push([
        await measure('no logins', undefined),
        await measure('members log in', asMember),
        await measure('guesses from everywhere', asGuesser),
        await measure('members log in, nobody else there', asMember, 0),
      ]);
    }
    return rounds[0]?.map((_, kind) => medianOf(rounds.map((round) => round[kind] as FloodFigures))) ?? [];
  } finally {
    for (const connection of idle) connection.close();
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Ask = (query: string, headers: Record<string, string>, body?: string) => Promise<{ status: number; text: string }>;

/** Somebody who looks at a balance and searches the lobby, by turns; neither is ever kept. False where there was no proper answer. */
async function readerOf({ token, username, address }: OpenMember, ask: Ask): Promise<() => Promise<boolean>> {
  const sealed = await createSessionSeal([sessionKeyOf(keyText)], systemClock).seal({
    token,
    memberId: username,
    account: username,
    type: 0,
  });
  const cookie = siteCookies.session.set(sealed).split(';')[0] ?? '';
  const balance = `?id=${idOf('query useRefreshBalanceQuery')}&variables=${encodeURIComponent('{}')}&lang=EN&cdnBucket=0`;
  const search = (text: string) =>
    `?id=${idOf('query LobbyScreenQuery')}&variables=${encodeURIComponent(JSON.stringify({ category: 'RNG', bannerGroup: 'RNG', search: text, page: 1 }))}&lang=EN&cdnBucket=0`;
  let turn = 0;
  return async () => {
    turn += 1;
    const { status, text } = await ask(turn % 2 === 0 ? balance : search(`q${turn}`), { cookie, 'x-forwarded-for': address });
    return status === 200 && !text.includes('"errors"');
  };
}

/** As a table, with what one core derives alone beside what is derived where nobody else is there. */
export async function loginFloodTable(seconds: number): Promise<readonly string[]> {
  const floods = await loginFloodBench(seconds);
  const idle = floods[0]?.p99 ?? Number.NaN;
  const figure = (value: number, digits: number) => (Number.isNaN(value) ? '' : value.toFixed(digits));
  const rows = floods.map(({ name, p50, p99, failed, answers }) => {
    const told = Object.entries(answers).map(([answer, count]) => `${answer} ${count}`);
    return `| ${name}${failed > 0 ? `, ${failed} failed` : ''} | ${figure(p50, 1)} | ${figure(p99, 1)} | ${figure(p99 / idle, 2)} | ${told.join(', ')} |`;
  });
  const { alone, share } = floods.at(-1) as FloodFigures;
  return [
    '',
    '## A flood of logins (200/s; balances and searches of others, 100/s)',
    '',
    '| meanwhile | p50 ms | p99 ms | p99 of idle | logins answered |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `Held against ${maxOfIdle.toFixed(2)} of the idle p99.`,
    `One password alone takes ${alone.toFixed(1)} ms: one core derives ${(1000 / alone).toFixed(0)}/s. With nobody else there ${((share * 1000) / alone).toFixed(0)} members/s get in, a share of ${(share * 100).toFixed(0)} %, held against ${leastShare} %.`,
    ...missedLines([
      ...floods.map(({ name, p99 }) => ({
        what: `p99 of idle, ${name}`,
        figure: p99 / idle,
        limit: maxOfIdle,
        shown: figure(p99 / idle, 2),
      })),
      { what: 'share', figure: share * 100, limit: leastShare, isLeast: true, shown: `${(share * 100).toFixed(0)} %` },
    ]),
  ];
}
