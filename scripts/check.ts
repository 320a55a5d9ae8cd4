import { spawnSync } from 'node:child_process';
import { checks } from './checks.ts';

/** `npm run check`: prints what fails; exit code 1 if anything does. */
let failed = 0;
for (const [name, command] of checks) {
  const { status } = spawnSync(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
