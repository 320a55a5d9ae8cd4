import { pino } from 'pino';
import { endAfterFault } from '#contract/endAfterFault.ts';
import { keepCompiled } from '#contract/keepCompiled.ts';
import { usageAnswer } from '#contract/usage.ts';

const told = usageAnswer(
  process.argv.slice(2),
  `node platform/main.ts

The operator by itself; \`npm start\` runs it together with the site. Settings come from the environment: platform/config.ts names and describes them.
`,
);
if (told) {
  (told.code === 0 ? process.stdout : process.stderr).write(told.text);
  process.exit(told.code);
}

const [{ CannotStart }, { ConfigError, readConfig }, { startPlatform }] = await keepCompiled(() =>
  Promise.all([import('./CannotStart.ts'), import('./config.ts'), import('./startPlatform.ts')]),
);

const grace = 10_000;
/** After the requests, jobs and watches have theirs. */
const longestEnd = 15_000;

/** One line for a person, where the reason lies outside of the program; the whole error where it does not. */
function giveUp(error: unknown): never {
  const isTheirs = error instanceof ConfigError || error instanceof CannotStart;
  process.stderr.write(
    `Platform: ${isTheirs || !(error instanceof Error) ? String(error instanceof Error ? error.message : error) : error.stack}\n`,
  );
  process.exit(1);
}

// An error of the database names rows in its other fields; only these two may stand in a log.
const log = pino(
  {
    level: 'warn',
    serializers: {
      error: (error: unknown) => (error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }),
    },
  },
  pino.destination({ dest: 2, sync: true }),
);

const starting = Promise.resolve().then(() => startPlatform(readConfig(process.env), log));
let ended: Promise<void> | undefined;

const end = (): Promise<void> => (ended ??= starting.catch(giveUp).then((running) => running.stop(grace)));

async function stop(): Promise<void> {
  // Whoever asks twice means it.
  if (ended) process.exit(1);
  await end();
  process.exit(0);
}

endAfterFault({
  tell: (error) => log.error({ event: 'process_fault', error }, 'what belongs to no request failed: the platform ends'),
  end,
  leave: () => process.exit(1),
  within: longestEnd,
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
// The gateway that started this is gone: nobody is left to ask, and nobody else will end it.
process.on('disconnect', () => void stop());

try {
  const { address, outbox, desk, merchant } = await starting;
  // A gateway that started it says it in its own words.
  if (process.send) process.send({ type: 'ready', address, outbox, desk, merchant });
  else process.stdout.write(`Platform: ready at ${address}, for ${merchant}\n`);
} catch (error) {
  giveUp(error);
}
