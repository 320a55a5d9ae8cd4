import { checkCosts } from './checkCosts.ts';
import { gatewayBench } from './gatewayBench.ts';
import { type Held, missedLines } from './misses.ts';

/** How many times theirs our p99 may be, the milliseconds that a cold home may take, and the MB that are left at the end. */
const maxOfTheirP99 = 4;
const maxCold = 24;
const maxMemory = 300;

/** What is held against what, and what each check of the gateway takes of it. */
export async function gatewayTable(seconds: number): Promise<readonly string[]> {
  const { comparisons, coldHome, callsWhileWarm, memoryAfter } = await gatewayBench(seconds, 3);
  const lines = [
    '',
    '## Gateway (32 connections, median of 3 rounds)',
    '',
    '| what | ours req/s | p50 ms | p99 ms | theirs req/s | p50 ms | p99 ms | share | processor µs, ours and theirs |',
    '|---|---|---|---|---|---|---|---|---|',
  ];
  const held: Held[] = [];
  for (const { name, short, leastShare, ours, theirs } of comparisons) {
    if (ours.failed + theirs.failed > 0) throw new Error(`${name}: ${ours.failed} and ${theirs.failed} answers were not 200.`);
    const share = Math.round((ours.requestsPerSecond / theirs.requestsPerSecond) * 100);
    const ofTheirs = ours.p99 / theirs.p99;
    held.push(
      { what: `share, ${short}`, figure: share, limit: leastShare, isLeast: true, shown: `${share} %` },
      { what: `p99 of theirs, ${short}`, figure: ofTheirs, limit: maxOfTheirP99, shown: ofTheirs.toFixed(2) },
    );
    lines.push(
      `| ${name} | ${Math.round(ours.requestsPerSecond)} | ${ours.p50.toFixed(2)} | ${ours.p99.toFixed(2)} | ${Math.round(theirs.requestsPerSecond)} | ${theirs.p50.toFixed(2)} | ${theirs.p99.toFixed(2)} | ${share} % | ${ours.processor.toFixed(0)} and ${theirs.processor.toFixed(0)} |`,
    );
  }
  const slowest = Math.max(...coldHome);
  held.push(
    { what: 'slowest cold home, ms', figure: slowest, limit: maxCold, shown: slowest.toFixed(1) },
    { what: 'memory, MB', figure: memoryAfter, limit: maxMemory, shown: memoryAfter.toFixed(0) },
  );
  lines.push(
    '',
    `Cold home with 20 ms before every REST call: ${coldHome.map((value) => value.toFixed(1)).join(', ')} ms, each in a language not asked for before.`,
    `REST calls during the warm home rounds: ${callsWhileWarm}. Memory after all of it: ${memoryAfter.toFixed(0)} MB.`,
    'The hand-written handler makes the one REST call and answers the games; ours answers the whole page with menu, banners and footer.',
    `Held against shares of ${comparisons.map(({ leastShare }) => leastShare).join(', ')} %, ${maxOfTheirP99} times their p99, ${maxCold} ms and ${maxMemory} MB.`,
    ...missedLines(held),
    '',
    '## What each check takes (by itself, the quickest of 40 rounds)',
    '',
    '| check | µs |',
    '|---|---|',
    ...(await checkCosts()).map(({ name, microseconds }) => `| ${name} | ${microseconds.toFixed(2)} |`),
    '',
    'What an operation may ask for is weighed once for each document and page size, and not again.',
  );
  return lines;
}
