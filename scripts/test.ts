import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { checks, sourceChecks } from './checking/checks.ts';
import { findChromium } from './machine/chromium.ts';
import { findFirefox } from './machine/firefox.ts';
import { startPostgres } from './machine/postgres.ts';
import { quickFolder } from './machine/quickFolder.ts';
import { rejectArguments } from './usage.ts';
import { failedFiles, type Tally, tallyJourneys, tallyVitest, type VitestRun } from './testReports.ts';

/**
 * The whole test command, in three rows at once, because much of each is waiting: every vitest test (on SQLite, and on PostgreSQL where there is
 * one), and by it the checks of the sources; the journeys in a real browser; the other checks, and behind them the first journeys in Firefox too where there is one. It ends with what failed, a line each, and the sum: `N passed, N failed`.
 * What fails is tried once more in a process of its own, vitest's once all else is over, so that neither a hiccup of a busy machine nor what another file left
 * behind costs a whole run; what passed only then is named too, because it wants mending.
 */
rejectArguments(`npm test

Runs everything that must hold, in 10 to 14 minutes on two good cores, and ends with "N passed, N failed". A part of it:

  npx vitest run platform/money      test files by a part of their paths
  npx playwright test money          journeys by a part of their file names, after \`npm run build\`
  npm run check                      types, lint, generated files, format
`);
const results = '.cache/test-results';
/** Where more files fail than this, it is no hiccup. */
const maxTriedAgain = 12;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const running = new Set<ChildProcess>();
let isBrokenOff = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isBrokenOff = true;
    for (const child of running) child.kill('SIGTERM');
  });
}

const quick = quickFolder();
// Here, since the folder of PostgreSQL is made by this process.
if (quick !== undefined) process.env['TMPDIR'] = quick;
// A shell's own, as on a machine that serves the site, is not meant for what is tested here: React's tools for tests refuse `production`.
delete process.env['NODE_ENV'];
// Each process that is started, and there are hundreds, would compile the same again.
process.env['NODE_COMPILE_CACHE'] = path.resolve('.cache/compiled');
// The type checker, a Go program, is over before its garbage would matter.
process.env['GOGC'] = '400';
execFileSync(process.execPath, ['scripts/building/bundlePrograms.ts'], { stdio: 'inherit' });
process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'], `--require ${JSON.stringify(path.resolve('scripts/building/runBundled.cjs'))}`]
  .filter(Boolean)
  .join(' ');

const given = process.env['DATABASE_URL'];
const postgres = given === undefined ? await startPostgres() : undefined;
const databaseUrl = given ?? postgres?.socketUrl;
console.log(
  databaseUrl === undefined
    ? 'Store tests run on SQLite alone: no PostgreSQL on this machine.'
    : 'Store tests run on SQLite and PostgreSQL.',
);

if (databaseUrl !== undefined && spawnSync('redis-server', ['--version']).status !== 0)
  console.log('What several processes tell each other by Redis is left out: no Redis on this machine.');

let tallies: readonly Tally[] = [];
try {
  const [first, visits, rest] = await Promise.all([runVitest('vitest', [], databaseUrl), journeys(), checksAndFirefox()]);
  tallies = [await again(first, 'vitest', [], databaseUrl), visits, ...rest];
} finally {
  await postgres?.stop();
  if (quick !== undefined) rmSync(quick, { recursive: true, force: true });
}
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
for (const flaky of tallies.flatMap((tally) => tally.flaky)) console.log(`passed at the second try: ${flaky}`);
for (const failure of tallies.flatMap(({ failures }) => failures)) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failed} failed`);

/** Runs one script as a single test. */
async function step(command: readonly string[]): Promise<Tally> {
  const code = await node(command, {});
  return code === 0 ? { passed: 1, failed: 0, failures: [], flaky: [] } : failedWhole(command.join(' '));
}

async function checksAndFirefox(): Promise<readonly Tally[]> {
  // What tests/recipes looks at is left to it.
  const others = checks.map(([what]) => what).filter((what) => !sourceChecks.includes(what));
  return [await step(['scripts/check.ts', ...others]), ...(await firefox())];
}

/** Runs the files once more where there are few that failed, with the same options. */
async function again(first: VitestRun | undefined, name: string, options: readonly string[], url: string | undefined): Promise<Tally> {
  if (first === undefined) return failedWhole(name);
  const files = failedFiles(first);
  const isHiccup = files.length > 0 && files.length <= maxTriedAgain;
  return tallyVitest(first, isHiccup ? await runVitest(`${name}-again`, [...options, ...files], url) : undefined);
}

async function runVitest(name: string, files: readonly string[], url: string | undefined): Promise<VitestRun | undefined> {
  const file = `${results}/${name}.json`;
  const code = await node(
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...files],
    url === undefined ? {} : { DATABASE_URL: url },
  );
  return existsSync(file) ? { ...(JSON.parse(readFileSync(file, 'utf8')) as Pick<VitestRun, 'testResults'>), code } : undefined;
}

async function journeys(): Promise<Tally> {
  const file = `${results}/journeys.json`;
  const code = await node(['node_modules/@playwright/test/cli.js', 'test', '--retries=1', '--reporter=list,json'], {
    CHROMIUM_PATH: findChromium(process.env),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return existsSync(file) ? tallyJourneys(readFileSync(file, 'utf8'), code) : failedWhole('journeys');
}

/** Visits by Firefox, each file once more where it failed. Nothing where the machine has none. */
async function firefox(): Promise<readonly Tally[]> {
  if (findFirefox(process.env) === undefined) {
    console.log('No Firefox on this machine: its visits are left out.');
    return [];
  }
  const config = ['--config', 'tests/firefox/vitest.config.ts'];
  return [await again(await runVitest('firefox', config, undefined), 'firefox', config, undefined)];
}

function failedWhole(step: string): Tally {
  return { passed: 0, failed: 1, failures: [`${step}: it did not come to a good end`], flaky: [] };
}

/** Once a signal has come, nothing more is started: what has been is ended, and the database with it. */
async function node(command: readonly string[], extra: NodeJS.ProcessEnv): Promise<number> {
  if (isBrokenOff) return 1;
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...extra } });
  running.add(child);
  // Line by line, for two of them print at once.
  createInterface({ input: child.stdout }).on('line', (line) => console.log(line));
  createInterface({ input: child.stderr }).on('line', (line) => console.error(line));
  const closed = once(child, 'close');
  const [code] = (await once(child, 'exit')) as [number | null];
  running.delete(child);
  // Not for as long as something that it left behind holds on to its outputs.
  await Promise.race([closed, wait(2_000, undefined, { ref: false })]);
  return code ?? 1;
}
