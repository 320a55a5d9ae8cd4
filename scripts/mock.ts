import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { createLog } from '../gateway/log.ts';
import { didYouMean } from '../gateway/testing/didYouMean.ts';
import { createMockServer } from '../gateway/testing/mock/createMockServer.ts';
import { countOf, readMockSettings, UnreadableSetting } from '../gateway/testing/mock/mockSettings.ts';
import { personaNames } from '../gateway/testing/personas.ts';
import { portOf } from '#contract/portOf.ts';

const usage = `npm run mock -- [options]      GraphQL and GraphiQL over an operator in memory, for pages of any origin

  --port 4000                  where it listens, on this machine alone; 0 for one that is free
  --persona guest              who asks: ${personaNames.slice(0, 6).join(', ')},
                               ${personaNames.slice(6).join(', ')}
  --seed 1                     where chance begins
  --clock 2026-02-01T12:00Z    the moment at which everything happens
  --faults balance=fail,gameList=slow:2000,deposit=refuse:money_maintenance,notices=status:503,memberInfo=malformed
  --latency 0                  milliseconds before every answer of the operator

Each but the port may also come with a request, as x-mock-persona, x-mock-seed, x-mock-clock, x-mock-faults or x-mock-latency.
Its language stands in the address: /graphql?lang=EN; TY where none does.

Cookies are kept here: requests of one persona, seed and clock are of one browser, and what they change stays changed. A test that
names a seed of its own begins anew, beside all others.

Where an answer says no more than \`INTERNAL\` and a correlationId, a line of JSON here says under that id what happened.
`;

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const text = { type: 'string' } as const;
const options = {
  port: { ...text, default: '4000' },
  persona: text,
  seed: text,
  clock: text,
  faults: text,
  latency: text,
  help: { type: 'boolean' },
} as const;

/** What `parseArgs` says, and which option was meant, where it does not know one. */
function problemOf(error: Error): string {
  const [, unknown] = /^Unknown option '--?([^']+)'/.exec(error.message) ?? [];
  return error.message + (unknown === undefined ? '' : didYouMean(unknown, Object.keys(options)));
}

/** `npm run mock`: two runs answer the same requests alike, to the byte. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help) return void process.stdout.write(usage);
  const { port, help: _help, ...texts } = values;
  const mock = createMockServer(readMockSettings(texts), createLog({ level: 'warn', buffered: false }));
  mock.server.listen(countOf('port', port, 65_535), '127.0.0.1');
  await once(mock.server, 'listening').catch((error: unknown) => {
    throw isTaken(error) ? new UnreadableSetting(`port: ${port} is taken; another one is chosen by --port`) : error;
  });
  const listening = portOf(mock.server);
  process.stdout.write(
    `GraphQL and GraphiQL  http://localhost:${listening}/graphql\nA request may say who asks, and what goes wrong: x-mock-persona: member (--help names all)\nCtrl-C stops it\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void mock.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  const isOurs = error instanceof UnreadableSetting || (error instanceof Error && 'code' in error);
  process.stderr.write(`${isOurs ? problemOf(error) : String(error)}\n\n${usage}`);
  process.exit(1);
});
