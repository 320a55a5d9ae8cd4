import { spawn, type ChildProcess } from 'node:child_process';
import { whenParentEnds } from '../gateway/whenParentEnds.ts';
import { rejectArguments } from './usage.ts';
import { watchTree } from './watchTree.ts';

/**
 * Everything for working on the product, in one terminal: gateway and platform restarting on change,
 * schema.graphql and Relay's artifacts rewritten when their sources change, Vite with hot reload.
 */
const site = 'http://localhost:5173';
rejectArguments(`npm run dev

Gateway and platform, restarting on change, and the site with hot reload on ${site}. Settings come from the environment, as those of \`npm start\` do.
`);
/** Longer than the gateway gives its platform. */
const longestClose = 8_000;
const children: ChildProcess[] = [];
let closing = false;

// Games may be framed by the site's one origin, so that is Vite's here.
start('gateway', ['--watch', '--watch-preserve-output', 'gateway/main.ts'], { SITE_ORIGIN: site, EXTRA_ORIGINS: 'http://localhost:3000' });
start('vite', ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'], {});
start('games', ['node_modules/vite/bin/vite.js', 'build', '--watch', '--config', 'vite.pages.config.ts', '--logLevel', 'warn'], {});

const regenerate = afterQuiet(150, async () => {
  await once(['scripts/generating/writeNounLists.ts']);
  await once(['scripts/generating/writeSchema.ts']);
  await once(['node_modules/relay-compiler/cli.js']);
});
for (const folder of ['gateway/schema', 'web']) {
  watchTree(folder, (file) => {
    if (/\.tsx?$/.test(file) && !file.includes('__generated__')) regenerate();
  });
}
say('dev', `The site with hot reload: ${site}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close(0));
whenParentEnds(() => void close(1));

function start(name: string, command: readonly string[], extra: NodeJS.ProcessEnv): void {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...extra } });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => say(name, text));
  child.once('exit', (code) => {
    void close(code ?? 1);
  });
  children.push(child);
}

function once(command: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      if (code !== 0) say('schema', output);
      resolve();
    });
  });
}

/** Calls `work` once the calls have stopped for `milliseconds`; a call meanwhile runs it again. */
function afterQuiet(milliseconds: number, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(work)), milliseconds);
  };
}

function say(name: string, text: string): void {
  for (const line of text.split('\n')) if (line.trim() !== '') process.stdout.write(`${name.padEnd(8)}│ ${line}\n`);
}

/** Leaves when everything that was started has ended, so that ports and data are free again. */
async function close(code: number): Promise<void> {
  if (closing) return;
  closing = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  const ended = Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve))));
  for (const child of running) child.kill('SIGTERM');
  const force = setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), longestClose);
  await ended;
  clearTimeout(force);
  process.exit(code);
}
