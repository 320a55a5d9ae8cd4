import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { startPostgres } from './postgres.ts';

/**
 * The whole test command: checks, then every vitest test (on SQLite, and on PostgreSQL where there is
 * one), then the journeys in a real browser. Its last line is the sum: `N passed, N failed`.
 */
interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const results = '.cache/test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const given = process.env['DATABASE_URL'];
const postgres = given === undefined ? await startPostgres() : undefined;
const databaseUrl = given ?? postgres?.url;
console.log(databaseUrl === undefined ? 'Store tests run on SQLite alone: no PostgreSQL on this machine.' : 'Store tests run on SQLite and PostgreSQL.');

let tallies: readonly Tally[] = [];
try {
  tallies = [
    await step(['scripts/check.ts']),
    await vitest(databaseUrl),
    await journeys(),
  ];
} finally {
  await postgres?.stop();
}
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

/** Runs one script as a single test. */
async function step(command: readonly string[]): Promise<Tally> {
  const code = await node(command, {});
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function vitest(url: string | undefined): Promise<Tally> {
  const file = `${results}/vitest.json`;
  const code = await node(
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    url === undefined ? {} : { DATABASE_URL: url },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
  const broken = report.numFailedTests === 0 && (code !== 0 || report.numFailedTestSuites > 0) ? 1 : 0;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

async function journeys(): Promise<Tally> {
  const file = `${results}/journeys.json`;
  const code = await node(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    CHROMIUM_PATH: findChromium(process.env),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number } };
  const broken = code !== 0 && stats.unexpected === 0 ? 1 : 0;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + broken };
}

function node(command: readonly string[], extra: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...extra } });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
