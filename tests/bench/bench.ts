import { availableParallelism, cpus, release, totalmem } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { backupTable } from './backupBench.ts';
import { balanceTable } from './balanceBench.ts';
import { bundleSizes, bundleTable } from './bundleSizes.ts';
import { exportTable } from './exportBench.ts';
import { gatewayTable } from './gatewayTable.ts';
import { ledgerTable } from './ledgerBench.ts';
import { liveTable } from './liveBench.ts';
import { loginFloodTable } from './loginFloodBench.ts';
import { loginTimingTable } from './loginTimingBench.ts';
import { withMisses } from './misses.ts';
import { pageTable } from './pageBench.ts';
import { canPin } from './pinnedProcess.ts';
import { replaceSection } from './replaceSection.ts';
import { recordTable } from './recordBench.ts';
import { printUsage } from '../../scripts/usage.ts';

const seconds = 3;

/** By the words that ask for one alone, in the order of the page. */
const parts = new Map<string, () => readonly string[] | Promise<readonly string[]>>([
  ['page', () => pageTable(5)],
  ['gateway', () => gatewayTable(seconds)],
  ['live', () => liveTable(5_000, 60)],
  ['ledger', () => ledgerTable(seconds, 5)],
  ['records', recordTable],
  ['export', () => exportTable([10_000, 100_000])],
  ['balance', () => balanceTable(30)],
  ['backup', () => backupTable(100_000)],
  ['timings', () => loginTimingTable(200)],
  ['logins', () => loginFloodTable(seconds * 2)],
  ['sizes', bundleTable],
]);

/**
 * Prints every figure beside what it is held against, and writes the table to tests/bench/FIGURES.md when called with `--write`. About ten minutes; loopback
 * only. With the words of some parts, those alone, which take the places that they have on the page.
 */
const figures = 'tests/bench/FIGURES.md';
printUsage(`npm run bench [-- parts…] [--write]

Prints speed and size beside what they are held against, all of it in some ten minutes. Parts are ${[...parts.keys()].join(', ')}.

  --write   puts them into ${figures}
`);
// A signal ends what was started, too: the servers see that their parent is gone, the database is told on leaving.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const words = process.argv.slice(2).filter((word) => word !== '--write');
const unknown = words.find((word) => !parts.has(word));
if (unknown !== undefined) {
  process.stderr.write(`There is no part '${unknown}' to measure: there are ${[...parts.keys()].join(', ')}, and --write.\n`);
  process.exit(2);
}
const intro = [
  '# Figures',
  '',
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${release()}, Node ${process.version}. ${canPin ? 'Servers pinned to core 0, clients and stubs on the rest.' : 'Processes not pinned.'}`,
  '`npm run bench -- --write` makes this page anew. Compare within one run only.',
];

const asked = [...parts].filter(([word]) => words.length === 0 || words.includes(word));
const sections: string[] = [];
for (const [, table] of asked) sections.push((await table()).join('\n'));
const measured = sections.join('\n');
const isWhole = words.length === 0;
const page = withMisses(isWhole ? `${intro.join('\n')}\n${measured}\n` : replaceSection(readFileSync(figures, 'utf8'), measured));
process.stdout.write(isWhole ? page : `${measured.trimStart()}\n`);
if (process.argv.includes('--write')) writeFileSync(figures, page);
if (asked.some(([word]) => word === 'sizes') && bundleSizes().some(({ kilobytes, limit }) => kilobytes > limit)) {
  process.stderr.write('A route is over its limit.\n');
  process.exitCode = 1;
}
process.exit();
