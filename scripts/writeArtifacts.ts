import { spawnSync } from 'node:child_process';
import { globSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes Relay's artifacts and the persisted operations from nothing. The compiler alone only adds to
 * the persisted ones, so that renamed and removed operations would be accepted for ever.
 */
for (const folder of globSync('web/**/__generated__')) rmSync(folder, { recursive: true });
writeFileSync('web/relay/persisted.json', '{}\n');
const { status } = spawnSync(process.execPath, ['node_modules/relay-compiler/cli.js'], { stdio: 'inherit' });
process.exit(status ?? 1);
