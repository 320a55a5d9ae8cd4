import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { systemClock } from '../../gateway/clock.ts';
import { sessionKeyOf } from '../../gateway/sessionKeys.ts';
import { createSessionSeal } from '../../gateway/sessionSeal.ts';
import { createSiteCookies } from '../../gateway/siteCookies.ts';
import { personas } from '../../gateway/testing/personas.ts';
import { freePort } from '../stack/freePort.ts';
import { metric } from './metric.ts';
import { startPinned } from './pinnedProcess.ts';
import { startStubUpstream } from './stubUpstream.ts';

interface LiveFigures {
  /** Resident memory of the gateway in MB: before the first stream, and with all of them. */
  readonly before: number;
  readonly after: number;
  /** Share of one core while nothing happens: heart-beats, and a look at every session each minute. */
  readonly idleCpu: number;
  /** Milliseconds from the operator's event until the last of all streams has it. */
  readonly toldAll: number;
}

const keyText = randomBytes(32).toString('base64url');
const persisted = JSON.parse(readFileSync('web/relay/persisted.json', 'utf8')) as Record<string, string>;
const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
/** A member may have five. */
const perMember = 5;

/** Holds so many streams open on one gateway, in production and on a core of its own, and looks at what they cost. About a minute. */
async function liveBench(streams: number, idleSeconds: number): Promise<LiveFigures> {
  const stub = await startStubUpstream(await freePort());
  const [port, metricsPort] = [await freePort(), await freePort()];
  const site = `http://localhost:${port}`;
  const environment = {
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_ORIGIN: site,
    UPSTREAM_URL: stub.origin,
    ASSET_ORIGINS: stub.origin,
    SESSION_KEYS: keyText,
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'warn',
  };
  const gateway = await startPinned('gateway/main.ts', environment, `http://127.0.0.1:${port}/health/live`);
  const seal = createSessionSeal([sessionKeyOf(keyText)], systemClock);
  const id = Object.keys(persisted).find((key) => persisted[key]?.startsWith('subscription followBalanceSubscription'));
  const path = `/graphql?id=${id}&variables=%7B%7D&lang=TY&cdnBucket=0`;
  const requests = new Set<ReturnType<typeof request>>();
  let next: () => void = () => undefined;

  /** Resolves with the first payload; every later one calls `next`. */
  const open = (cookie: string) =>
    new Promise<void>((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path, agent: false, headers: { accept: 'text/event-stream', 'sec-fetch-site': 'same-origin', cookie } },
        (answer) => {
          let isFirst = true;
          answer.on('data', (chunk: Buffer) => {
            if (!chunk.includes('BalanceChangedPayload')) return;
            if (!isFirst) next();
            isFirst = false;
            resolve();
          });
          answer.on('error', () => undefined);
        },
      );
      asked.on('error', reject).end();
      requests.add(asked);
    });

  try {
    const { token, account, type } = personas.member;
    const before = (await metric(metricsPort, 'process_resident_memory_bytes')) / 2 ** 20;
    const members = Array.from({ length: streams / perMember }, (_, index) => `m-${index}`);
    for (const memberId of members) {
      const cookie =
        createSiteCookies(false)
          .session.set(await seal.seal({ token, memberId, account, type }))
          .split(';')[0] ?? '';
      await Promise.all(Array.from({ length: perMember }, () => open(cookie)));
    }
    await pause(5_000);
    const cpuBefore = await metric(metricsPort, 'process_cpu_seconds_total');
    await pause(idleSeconds * 1_000);
    const idleCpu = ((await metric(metricsPort, 'process_cpu_seconds_total')) - cpuBefore) / idleSeconds;
    const after = (await metric(metricsPort, 'process_resident_memory_bytes')) / 2 ** 20;
    let left = streams;
    const begun = performance.now();
    await new Promise<void>((resolve) => {
      next = () => {
        left -= 1;
        if (left === 0) resolve();
      };
      for (const memberId of members) stub.events.tell('balance', { memberId, sumBalance: '77', currency: 'PLAY' });
    });
    return { before, after, idleCpu, toldAll: performance.now() - begun };
  } finally {
    for (const each of requests) each.on('error', () => undefined).destroy();
    await gateway.stop();
    await stub.close();
  }
}

/** What idle streams cost, as a section of the bench's page. */
export async function liveTable(streams: number, idleSeconds: number): Promise<readonly string[]> {
  const { before, after, idleCpu, toldAll } = await liveBench(streams, idleSeconds);
  const each = ((after - before) * 1024) / streams;
  return [
    '',
    '## Live fields (one gateway, every stream idle)',
    '',
    '| streams | memory before, MB | with them, MB | KB a stream | CPU of one core | told all, ms |',
    '|---|---|---|---|---|---|',
    `| ${streams} | ${before.toFixed(0)} | ${after.toFixed(0)} | ${each.toFixed(1)} | ${(idleCpu * 100).toFixed(1)} % | ${toldAll.toFixed(0)} |`,
  ];
}
