import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { createMockServer } from '../gateway/testing/mock/createMockServer.ts';
import { readMockSettings, UnreadableSetting } from '../gateway/testing/mock/mockSettings.ts';

const usage = `npm run mock -- [options]      GraphQL and GraphiQL over an operator in memory, for pages of any origin

  --port 4000                  where it listens, on this machine alone
  --persona guest              who asks: guest, member, otherMember, agent, agent1, agent2, agent42, demo, restricted, …
  --seed 1                     where chance begins
  --clock 2026-02-01T12:00Z    the moment at which everything happens
  --faults balance=fail,gameList=slow:2000,deposit=refuse:money_maintenance,notices=status:503,memberInfo=malformed
  --latency 0                  milliseconds before every answer of the operator

Each but the port may also come with a request, as x-mock-persona, x-mock-seed, x-mock-clock, x-mock-faults or x-mock-latency.
`;

/** `npm run mock`: two runs answer the same requests alike, to the byte. */
async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      port: { ...text, default: '4000' },
      persona: text,
      seed: text,
      clock: text,
      faults: text,
      latency: text,
      help: { type: 'boolean' },
    },
  });
  if (values.help) return void process.stdout.write(usage);
  const { port, help: _help, ...texts } = values;
  const mock = createMockServer(readMockSettings(texts));
  mock.server.listen(Number(port), '127.0.0.1');
  await once(mock.server, 'listening');
  process.stdout.write(`GraphQL and GraphiQL  http://localhost:${port}/graphql\nCtrl-C stops it\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void mock.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  const isOurs = error instanceof UnreadableSetting || (error instanceof Error && 'code' in error);
  process.stderr.write(`${isOurs ? error.message : String(error)}\n\n${usage}`);
  process.exit(1);
});
