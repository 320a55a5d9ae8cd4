import { spawn } from 'node:child_process';
import { findChromium } from './machine/chromium.ts';
import { startPostgres } from './machine/postgres.ts';
import { printUsage } from './usage.ts';

const usage = `npm run test:scale [-- journeys…]

Two platforms and two gateways over one PostgreSQL and one Redis, started from this machine's own: the money tests of tests/scale with a thousand
lost answers and 500 withdrawals at once, what compose.yaml describes as it stands, then journeys of tests/journeys against them (money and play, or
those that are named). DATABASE_URL names another PostgreSQL, and an empty database of it. What the servers said lies in .cache/scale and .cache/compose.
`;

printUsage(usage);
const given = process.argv.slice(2);
const run = (command: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
    child.once('exit', (code) => resolve(code ?? 1));
  });

const postgres = process.env['DATABASE_URL'] === undefined ? await startPostgres() : undefined;
const url = process.env['DATABASE_URL'] ?? postgres?.url;
if (url === undefined) {
  process.stderr.write('There is no PostgreSQL on this machine: install it (Debian: postgresql), or name one by DATABASE_URL.\n');
  process.exit(2);
}
try {
  const journeys = given.length > 0 ? given : ['/money.spec.ts', '/play.spec.ts'];
  const tests = await run(['node_modules/vitest/vitest.mjs', 'run', 'tests/scale'], {
    DATABASE_URL: url,
    LOSSES: '1000',
    WITHDRAWALS: '500',
  });
  const walked = await run(['node_modules/@playwright/test/cli.js', 'test', ...journeys], {
    SCALE_DATABASE_URL: url,
    CHROMIUM_PATH: findChromium(process.env),
  });
  process.exitCode = tests === 0 && walked === 0 ? 0 : 1;
} finally {
  await postgres?.stop();
}
