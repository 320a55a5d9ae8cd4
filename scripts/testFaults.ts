import { spawn } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { flagsOf } from './command.ts';
import { startPostgres } from './machine/postgres.ts';

const usage = `npm run test:faults -- [--kills NUMBER] [--reports FOLDER] [--only sqlite|postgres]

Kills the operator (kill -9) while money is paid in, again and again, on SQLite and on this machine's PostgreSQL or that of DATABASE_URL, and looks
whether anything acknowledged is lost, applied twice, or wrong in the books. What was found is written as JSON, and shown. So it does during play, on
SQLite, and, with kills of their own, while 10,000 jobs are due and 10,000 postings are told to 200 clients.

  --kills    how often, on each engine; 100 where nothing is said
  --reports  where the JSON goes; .cache/faults where nothing is said
  --only     one of the engines

Ends with 0 where nothing was lost and the operator was ready again within five seconds in 95 of 100 cases. A busy machine takes longer: its load stands in the report.
`;

const { values } = flagsOf('Nothing was killed', () =>
  parseArgs({
    options: {
      kills: { type: 'string', default: '100' },
      reports: { type: 'string', default: '.cache/faults' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }),
);
if (values.help || !/^[1-9]\d{0,3}$/.test(values.kills) || !['sqlite', 'postgres', undefined].includes(values.only)) {
  process.stdout.write(usage);
  process.exit(values.help ? 0 : 2);
}
const longest = 5_000;

const { DATABASE_URL: given, ...inherited } = process.env;
const wantsPostgres = values.only !== 'sqlite';
const postgres = wantsPostgres && given === undefined ? await startPostgres({ durable: true }) : undefined;
const url = wantsPostgres ? (given ?? postgres?.url) : undefined;
if (wantsPostgres && url === undefined) {
  process.stderr.write('There is no PostgreSQL on this machine: install it (Debian: postgresql), or name one by DATABASE_URL.\n');
  if (values.only === 'postgres') process.exit(2);
}
const began = Date.now();
try {
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      // One after the other: how soon the operator is ready again is measured.
      '--maxWorkers=1',
      ...['Money', 'Play', 'Jobs', 'Events'].map((what) => `tests/faults/killDuring${what}.test.ts`),
      ...(values.only === undefined ? [] : ['-t', `on ${values.only} `]),
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...inherited,
        ...(url === undefined ? {} : { DATABASE_URL: url }),
        KILLS: values.kills,
        JOBS: '10000',
        POSTINGS: '10000',
        FAULT_REPORTS: values.reports,
      },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  const code = await new Promise<number>((resolve) => child.once('exit', (each) => resolve(each ?? 1)));
  // Those of earlier runs lie there, too.
  const written = globSync(`${values.reports}/killDuringMoney-*.json`).filter((file) => statSync(file).mtimeMs >= began);
  const reports = written.map((file) => readFileSync(file, 'utf8'));
  process.stdout.write(reports.join(''));
  const slowest = Math.max(...reports.map((text) => (JSON.parse(text) as { readyAgainP95: number }).readyAgainP95));
  process.exitCode = code === 0 && reports.length > 0 && slowest <= longest ? 0 : 1;
} finally {
  await postgres?.stop();
}
