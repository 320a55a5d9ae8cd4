import { endAfterFault } from './contract/endAfterFault.ts';
import { keepCompiled } from './contract/keepCompiled.ts';
import { usageAnswer } from './contract/usage.ts';
import { whenParentEnds } from './whenParentEnds.ts';

const told = usageAnswer(
  process.argv.slice(2),
  `npm start

Installs what is missing, builds what is stale, and runs the site, its GraphiQL and the operator. Settings come from the environment:

  PORT=5000 npm start      the site on http://localhost:5000; 3000 if left out
  BRAND=otter npm start    another brand, with data of its own

gateway/config.ts and platform/config.ts name and describe every setting.
`,
);
if (told) {
  (told.code === 0 ? process.stdout : process.stderr).write(told.text);
  process.exit(told.code);
}

const [{ ConfigError, readConfig }, { createLog }, { createGatewayProcess, StartFailure }] = await keepCompiled(() =>
  Promise.all([import('./config.ts'), import('./log.ts'), import('./gatewayProcess.ts')]),
);

/** After requests and the platform have had theirs. */
const longestEnd = 20_000;
/** Readiness says no this long before connections are refused, so that proxies have looked meanwhile. */
const noticeTime = 1_000;
/** A Ctrl-C below npm comes twice at once, from the terminal and from npm; a person takes longer. */
const echoTime = 150;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const isProduction = config.NODE_ENV === 'production';
  const log = createLog({ level: config.LOG_LEVEL, buffered: isProduction });
  const { start, end } = createGatewayProcess({ config, environment: process.env, log });
  let stoppingSince: number | undefined;
  const stop = async (code: number, notice: number): Promise<void> => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > echoTime) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    await end(notice);
    process.exit(code);
  };
  endAfterFault({
    tell: (err) => log.fatal({ event: 'process_fault', err }, 'what belongs to no request failed: the gateway ends'),
    end: () => end(0),
    leave: () => process.exit(1),
    within: longestEnd,
  });
  process.on('SIGINT', () => void stop(0, 0));
  process.on('SIGTERM', () => void stop(0, isProduction ? noticeTime : 0));
  // Below npm nobody would find it again; started by hand or by a supervisor, it may outlive its parent.
  if (process.env['npm_lifecycle_event'] !== undefined) whenParentEnds(() => void stop(0, 0));

  try {
    process.stdout.write(await start());
  } catch (error) {
    process.stderr.write(
      `${error instanceof StartFailure ? error.message : `the gateway could not be started: ${error instanceof Error ? error.stack : 'unknown'}`}\n`,
    );
    await stop(1, 0);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
