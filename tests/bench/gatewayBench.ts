import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { freePort } from '../stack/freePort.ts';
import { systemClock } from '../../gateway/clock.ts';
import { createSiteCookies } from '../../gateway/siteCookies.ts';
import { sessionKeyOf } from '../../gateway/sessionKeys.ts';
import { createSessionSeal } from '../../gateway/sessionSeal.ts';
import { personas } from '../../gateway/testing/personas.ts';
import { collectGarbage } from './collectGarbage.ts';
import { openConnection } from './connection.ts';
import { load, type Load, requestOf, type Target } from './loadClient.ts';
import { metric } from './metric.ts';
import { type PinnedProcess, startPinned } from './pinnedProcess.ts';
import { processorTimeOf } from './processorTime.ts';
import { startStubUpstream } from './stubUpstream.ts';

/** A load, and what the one server has used of the processor for each request, in microseconds: that hardly depends on who else is on the machine. */
type MeasuredLoad = Load & { readonly processor: number };

export interface Comparison {
  readonly name: string;
  /** What it is called where it misses what it is held against. */
  readonly short: string;
  /** Least share of their requests per second, in per cent. */
  readonly leastShare: number;
  readonly ours: MeasuredLoad;
  readonly theirs: MeasuredLoad;
}

export interface GatewayFigures {
  readonly comparisons: readonly Comparison[];
  /** Milliseconds of a home query that nobody asked before, with 20 ms in front of every REST call. */
  readonly coldHome: readonly number[];
  /** REST calls that all warm home queries of the run made together. */
  readonly callsWhileWarm: number;
  /** Resident memory of the gateway in MB, after all of it. */
  readonly memoryAfter: number;
}

const keyText = randomBytes(32).toString('base64url');

/** Runs the gateway as production does, on a core of its own, beside what it is compared to. */
export async function gatewayBench(seconds: number, rounds: number): Promise<GatewayFigures> {
  const stub = await startStubUpstream(await freePort());
  const [port, barePort, metricsPort] = [await freePort(), await freePort(), await freePort()];
  const site = `http://localhost:${port}`;
  const environment = {
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_ORIGIN: site,
    UPSTREAM_URL: stub.origin,
    ASSET_ORIGINS: stub.origin,
    SESSION_KEYS: keyText,
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'info',
  };
  const gateway = await startPinned('gateway/main.ts', environment, `http://127.0.0.1:${port}/health/live`);
  const bare = await startPinned(
    'tests/bench/bareServer.ts',
    { PORT: String(barePort), UPSTREAM: stub.origin, AUTHORIZATION: `Bearer ${personas.member.token}` },
    `http://127.0.0.1:${barePort}/bytes`,
  );
  try {
    const home = pathOf('HomeScreenQuery', {}, 'TY');
    const viewer = pathOf('useRefreshBalanceQuery', {}, 'TY');
    const cookie = await memberCookie();
    const body = await (await fetch(`${site}${home}`, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer();
    await fetch(`http://127.0.0.1:${barePort}/bytes`, { method: 'PUT', body });

    const headers = { 'sec-fetch-site': 'same-origin' };
    let search = 0;
    const lobby = () => pathOf('LobbyScreenQuery', lobbyVariables(`q${(search += 1)}`), 'TY');
    const pairs = [
      {
        name: 'public home, kept bytes / bare node:http',
        short: 'home',
        leastShare: 85,
        ours: { port, path: home, headers },
        theirs: { port: barePort, path: '/bytes' },
      },
      {
        name: 'viewer, one fresh call / bare server, same call',
        short: 'viewer',
        leastShare: 55,
        ours: { port, path: viewer, headers: { ...headers, cookie } },
        theirs: { port: barePort, path: '/one-call' },
      },
      {
        name: 'lobby search never asked before / hand-written handler',
        short: 'lobby',
        leastShare: 55,
        ours: { port, path: lobby, headers },
        theirs: { port: barePort, path: () => `/games?q=q${(search += 1)}` },
      },
    ];
    for (const [path, asked] of [
      [home, headers],
      [viewer, { ...headers, cookie }],
      [lobby(), headers],
    ] as const) {
      const text = await (await fetch(`${site}${path}`, { headers: asked })).text();
      if (text.includes('"errors"')) throw new Error(`${path} is answered with errors: ${text.slice(0, 300)}`);
    }
    let callsWhileWarm = 0;
    const comparisons: Comparison[] = [];
    for (const pair of pairs) {
      const ours: MeasuredLoad[] = [];
      const theirs: MeasuredLoad[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const before = stub.calls;
        ours.push(await measured(gateway, pair.ours, seconds));
        if (pair === pairs[0]) callsWhileWarm += stub.calls - before;
        theirs.push(await measured(bare, pair.theirs, seconds));
      }
      const { name, short, leastShare } = pair;
      comparisons.push({ name, short, leastShare, ours: median(ours), theirs: median(theirs) });
    }
    stub.latency = 20;
    // What the loads have left here was collected while the first cold home waited for this process: 6 to 16 ms of its time.
    collectGarbage();
    const coldHome: number[] = [];
    // By a connection that is open already, and not by `fetch`, which itself takes milliseconds, and most of them the first time.
    const connection = await openConnection(port);
    for (const language of ['EN', 'VI', 'CN', 'TH', 'ID']) {
      const begun = performance.now();
      const asked = requestOf(port, pathOf('HomeScreenQuery', {}, language), headers);
      const status = await new Promise<number>((resolve) => connection.ask(asked, resolve));
      coldHome.push(performance.now() - begun);
      if (status !== 200) throw new Error(`a cold home in ${language} is answered with ${status}`);
    }
    connection.close();
    const memoryAfter = (await metric(metricsPort, 'process_resident_memory_bytes')) / 2 ** 20;
    return { comparisons, coldHome, callsWhileWarm, memoryAfter };
  } finally {
    await Promise.all([gateway.stop(), bare.stop()]);
    await stub.close();
  }
}

async function measured({ pid }: PinnedProcess, target: Target, seconds: number): Promise<MeasuredLoad> {
  const before = processorTimeOf([pid]);
  const done = await load(target, seconds);
  return { ...done, processor: ((processorTimeOf([pid]) - before) * 1e6) / done.answered };
}

const median = (loads: readonly MeasuredLoad[]): MeasuredLoad =>
  loads.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)[Math.floor(loads.length / 2)] as MeasuredLoad;

const persisted = JSON.parse(readFileSync('web/relay/persisted.json', 'utf8')) as Record<string, string>;

function pathOf(operation: string, variables: Record<string, unknown>, language: string): string {
  const id = Object.keys(persisted).find((key) => persisted[key]?.startsWith(`query ${operation}`));
  if (id === undefined) throw new Error(`${operation} is not among the persisted operations.`);
  return `/graphql?id=${id}&variables=${encodeURIComponent(JSON.stringify(variables))}&lang=${language}&cdnBucket=0`;
}

const lobbyVariables = (search: string) => ({ category: 'RNG', bannerGroup: 'RNG', search, page: 1 });

async function memberCookie(): Promise<string> {
  const { token, memberId, account, type } = personas.member;
  const sealed = await createSessionSeal([sessionKeyOf(keyText)], systemClock).seal({ token, memberId, account, type });
  return createSiteCookies(false).session.set(sealed).split(';')[0] ?? '';
}
