import { spawnSync } from 'node:child_process';
import { generators } from './generating/generators.ts';
import { rejectArguments } from './usage.ts';

rejectArguments(`npm run generate

Writes, one after the other: ${generators.map(([what]) => what).join(', ')}.
\`npm run check\` says what is stale.
`);

/** `npm run generate`: writes everything that is generated. What fails ends it: what follows is made from it. */
for (const [what, command] of generators) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  console.log(`${status === 0 ? 'written' : 'FAILED '} ${what}`);
  if (status === 0) continue;
  console.error(`${stdout}${stderr}`);
  process.exit(1);
}
