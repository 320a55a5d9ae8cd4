import { availableParallelism, cpus, release, totalmem } from 'node:os';
import { writeFileSync } from 'node:fs';
import { startPostgres } from '../../scripts/postgres.ts';
import { bundleSizes } from './bundleSizes.ts';
import { gatewayBench } from './gatewayBench.ts';
import { ledgerBench, sqliteLedgerBench } from './ledgerBench.ts';
import { canPin } from './pinnedProcess.ts';

/**
 * Prints every figure beside what it is held against, and writes the table to tests/bench/FIGURES.md
 * when called with `--write`. About a minute; loopback only.
 */
const seconds = 3;
const lines: string[] = [
  '# Figures',
  '',
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${release()}, Node ${process.version}. ${canPin ? 'Servers pinned to core 0, clients and stubs on the rest.' : 'Processes not pinned.'}`,
  '`npm run bench -- --write` makes this page anew. Compare within one run only.',
  '',
  '## Gateway (32 connections, median of 3 rounds)',
  '',
  '| what | ours req/s | p50 ms | p99 ms | theirs req/s | p50 ms | p99 ms | share |',
  '|---|---|---|---|---|---|---|---|',
];

const gateway = await gatewayBench(seconds, 3);
for (const { name, ours, theirs } of gateway.comparisons) {
  if (ours.failed + theirs.failed > 0) throw new Error(`${name}: ${ours.failed} and ${theirs.failed} answers were not 200.`);
  const share = Math.round((ours.requestsPerSecond / theirs.requestsPerSecond) * 100);
  lines.push(`| ${name} | ${Math.round(ours.requestsPerSecond)} | ${ours.p50.toFixed(2)} | ${ours.p99.toFixed(2)} | ${Math.round(theirs.requestsPerSecond)} | ${theirs.p50.toFixed(2)} | ${theirs.p99.toFixed(2)} | ${share} % |`);
}
lines.push('', `Cold home with 20 ms before every REST call: ${gateway.coldHome.map((value) => value.toFixed(1)).join(', ')} ms (the first ones warm the compiler).`);
lines.push(`REST calls during the warm home rounds: ${gateway.callsWhileWarm}.`);

lines.push('', '## Ledger (32 callers, two postings a transaction)', '', '| engine | transactions/s |', '|---|---|');
lines.push(`| SQLite, synchronous=FULL | ${Math.round(await sqliteLedgerBench(seconds))} |`);
const postgres = await startPostgres({ durable: true });
if (postgres) {
  lines.push(`| PostgreSQL, fsync on, loopback | ${Math.round(await ledgerBench({ url: postgres.url }, seconds))} |`);
  await postgres.stop();
}

lines.push('', '## JavaScript per route (KB, gzip)', '', '| route | size | budget | limit |', '|---|---|---|---|');
const sizes = bundleSizes();
for (const { route, kilobytes, budget, limit } of sizes) lines.push(`| ${route} | ${kilobytes.toFixed(1)} | ${budget} | ${limit} |`);

const page = `${lines.join('\n')}\n`;
process.stdout.write(page);
if (process.argv.includes('--write')) writeFileSync('tests/bench/FIGURES.md', page);
if (sizes.some(({ kilobytes, limit }) => kilobytes > limit)) {
  process.stderr.write('A route is over its limit.\n');
  process.exitCode = 1;
}
