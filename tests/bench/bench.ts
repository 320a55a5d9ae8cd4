import { availableParallelism, cpus, release, totalmem } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { backupTable } from './backupBench.ts';
import { balanceTable } from './balanceBench.ts';
import { bundleSizes } from './bundleSizes.ts';
import { exportTable } from './exportBench.ts';
import { gatewayTable } from './gatewayTable.ts';
import { liveBench } from './liveBench.ts';
import { ledgerTable } from './ledgerBench.ts';
import { recordTable } from './recordBench.ts';
import { loginFloodTable } from './loginFloodBench.ts';
import { leastChance, loginTimingBench } from './loginTimingBench.ts';
import { missedLines, withMisses } from './misses.ts';
import { pageBench, pageTable } from './pageBench.ts';
import { putSection } from './putSection.ts';
import { canPin } from './pinnedProcess.ts';

/**
 * Prints every figure beside what it is held against, and writes the table to tests/bench/FIGURES.md
 * when called with `--write`. About ten minutes; loopback only. With `page`, `gateway`, `ledger`, `records`, `export`, `balance`, `backup` or `logins`, that part alone.
 */
const seconds = 3;
const figures = 'tests/bench/FIGURES.md';
const exportedRows = [10_000, 100_000];
const rounds = 30;
// A signal ends what was started, too: the servers see that their parent is gone, the database is told on leaving.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const parts = ['page', 'gateway', 'ledger', 'records', 'export', 'balance', 'backup', 'logins'];
const unknown = process.argv.slice(2).find((each) => each !== '--write' && !parts.includes(each));
if (unknown !== undefined) {
  process.stderr.write(`There is no part '${unknown}' to measure: there are ${parts.join(', ')}, and --write.\n`);
  process.exit(2);
}
const intro: string[] = [
  '# Figures',
  '',
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${release()}, Node ${process.version}. ${canPin ? 'Servers pinned to core 0, clients and stubs on the rest.' : 'Processes not pinned.'}`,
  '`npm run bench -- --write` makes this page anew. Compare within one run only.',
];

/** A part that was asked for is printed alone, and with `--write` takes the place that it has on the page. */
const tellAlone = (part: readonly string[]): never => {
  process.stdout.write(`${part.join('\n')}\n`);
  if (process.argv.includes('--write')) writeFileSync(figures, withMisses(putSection(readFileSync(figures, 'utf8'), part.join('\n'))));
  process.exit();
};
if (process.argv.includes('gateway')) tellAlone(await gatewayTable(seconds));
if (process.argv.includes('ledger')) tellAlone(await ledgerTable(seconds, 5));
if (process.argv.includes('backup')) tellAlone(await backupTable(100_000));
if (process.argv.includes('records')) tellAlone(await recordTable());
if (process.argv.includes('export')) tellAlone(await exportTable(exportedRows));
if (process.argv.includes('balance')) tellAlone(await balanceTable(rounds));
if (process.argv.includes('logins')) tellAlone(await loginFloodTable(seconds * 2));
const pageLines = pageTable(await pageBench(5));
if (process.argv.includes('page')) tellAlone(pageLines);

const lines: string[] = [...intro, ...pageLines, ...(await gatewayTable(seconds))];

lines.push(
  '',
  '## Live fields (one gateway, every stream idle)',
  '',
  '| streams | memory before, MB | with them, MB | KB a stream | CPU of one core | told all, ms |',
  '|---|---|---|---|---|---|',
);
const live = await liveBench(5_000, 60);
lines.push(
  `| ${live.streams} | ${live.before.toFixed(0)} | ${live.after.toFixed(0)} | ${(((live.after - live.before) * 1024) / live.streams).toFixed(1)} | ${(live.idleCpu * 100).toFixed(1)} % | ${live.toldAll.toFixed(0)} |`,
);

lines.push(...(await ledgerTable(seconds, 5)), ...(await recordTable()));
lines.push(...(await exportTable(exportedRows)), ...(await balanceTable(rounds)));
lines.push(...(await backupTable(100_000)));

lines.push(
  '',
  '## Answers that must tell nothing (200 samples each, by turns)',
  '',
  '| what | median ms | apart ms | chance |',
  '|---|---|---|---|',
);
const timings = (await loginTimingBench(200)).flat();
for (const { name, median, apart, chance } of timings)
  lines.push(`| ${name} | ${median.toFixed(2)} | ${apart.toFixed(2)} | ${chance.toFixed(3)} |`);
lines.push('', `A chance above ${leastChance}: the kinds cannot be told apart by their time.`);
lines.push(
  ...missedLines(
    timings.map(({ name, chance }) => ({
      what: `chance of ${name}`,
      figure: chance,
      limit: leastChance,
      isLeast: true,
      shown: chance.toFixed(3),
    })),
  ),
);

lines.push(...(await loginFloodTable(seconds * 2)));

lines.push('', '## JavaScript per route (KB, gzip)', '', '| route | size | budget | limit |', '|---|---|---|---|');
const sizes = bundleSizes();
for (const { route, kilobytes, budget, limit } of sizes) lines.push(`| ${route} | ${kilobytes.toFixed(1)} | ${budget} | ${limit} |`);
lines.push(
  ...missedLines(sizes.map(({ route, kilobytes, limit }) => ({ what: route, figure: kilobytes, limit, shown: kilobytes.toFixed(1) }))),
);

const page = withMisses(`${lines.join('\n')}\n`);
process.stdout.write(page);
if (process.argv.includes('--write')) writeFileSync(figures, page);
if (sizes.some(({ kilobytes, limit }) => kilobytes > limit)) {
  process.stderr.write('A route is over its limit.\n');
  process.exitCode = 1;
}
