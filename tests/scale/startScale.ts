import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../stack/freePort.ts';
import { alternate } from './alternate.ts';
import { startRedis } from './startRedis.ts';

type Two = readonly [string, string];

/** Two platforms on one database, and a gateway before each, as compose.yaml describes them. */
export interface Scale {
  /** Origin that stands for both gateways: each connection goes to the next. */
  readonly site: string;
  /** The same for both platforms. */
  readonly platform: string;
  readonly gateways: Two;
  readonly platforms: Two;
  /** Whether gateways tell each other by Redis, too. */
  readonly hasRedis: boolean;
  stop(): Promise<void>;
}

/** What the servers said, to be read where something failed; of the last time that they were started. */
const logs = path.resolve('.cache/scale');

const key = (): string => randomBytes(32).toString('base64url');

async function ready(address: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`A server ended before it was ready:\n${output()}`);
    const isReady = await fetch(`${address}/health/ready`)
      .then((answer) => answer.ok)
      .catch(() => false);
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`A server was not ready within a minute:\n${output()}`);
}

/** Starts them on an empty PostgreSQL, with a Redis of their own where the machine has one. */
export async function startScale(databaseUrl: string): Promise<Scale> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-scale-'));
  const redis = await startRedis();
  const ports = { site: await freePort(), platform: await freePort() };
  const site = `http://localhost:${ports.site}`;
  const platform = `http://127.0.0.1:${ports.platform}`;
  const shared = { SITE_ORIGIN: site, GATEWAY_KEY: key(), LOG_LEVEL: 'warn', METRICS_PORT: '0', DATA_DIR: folder };
  const ofPlatforms = { ...shared, DATABASE_URL: databaseUrl, SECRET_KEY: key(), PLATFORM_ORIGINS: platform };
  const ofGateways = { ...shared, ASSET_ORIGINS: platform, SESSION_KEYS: key(), ...(redis ? { REDIS_URL: redis.url } : {}) };
  const children: ChildProcess[] = [];
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const start = async (program: string, port: number, environment: NodeJS.ProcessEnv): Promise<string> => {
    const { DATABASE_URL: _database, ...inherited } = process.env;
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...inherited, ...environment } });
    children.push(child);
    let output = '';
    const log = path.join(logs, `${path.dirname(program)}-${port}.log`);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        appendFileSync(log, text);
      });
    const address = `http://127.0.0.1:${port}`;
    await ready(address, child, () => output);
    return address;
  };
  const startPlatform = async (): Promise<readonly [string, number]> => {
    const port = await freePort();
    return [await start('platform/main.ts', port, { ...ofPlatforms, PLATFORM_PORT: String(port) }), port];
  };
  const startGateway = async (upstream: string): Promise<readonly [string, number]> => {
    const port = await freePort();
    return [await start('gateway/main.ts', port, { ...ofGateways, PORT: String(port), UPSTREAM_URL: upstream }), port];
  };
  const stopAll = async (): Promise<void> => {
    for (const child of children.toReversed()) {
      if (child.exitCode !== null) continue;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    }
    await redis?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [[one, portOne], [other, portOther]] = await Promise.all([startPlatform(), startPlatform()]);
    const [[first, portFirst], [second, portSecond]] = await Promise.all([startGateway(one), startGateway(other)]);
    const entrances = [await alternate(ports.site, [portFirst, portSecond]), await alternate(ports.platform, [portOne, portOther])];
    return {
      site,
      platform,
      gateways: [first, second],
      platforms: [one, other],
      hasRedis: redis !== undefined,
      async stop() {
        await Promise.all(entrances.map((each) => each.close()));
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}
