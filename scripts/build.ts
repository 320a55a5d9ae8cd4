import { spawnSync } from 'node:child_process';
import { rejectArguments } from './usage.ts';

rejectArguments(`npm run build

Builds the site and the platform's own pages (games, chats, desk) into dist/, whether they are stale or not. \`npm start\` builds what is stale by itself.
`);

/** Builds the site and the game pages into dist/, whether stale or not. */
for (const config of ['vite.config.ts', 'vite.pages.config.ts']) {
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--config', config], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
