import { setImmediate } from 'node:timers/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { createMockGateway } from '../../gateway/testing/createMockGateway.ts';
import { compiledOperations, siteDocuments } from './documents.ts';
import { sampleVariables } from './sampleVariables.ts';

const examples = new URL('../../gateway/schema/examples/', import.meta.url);
const exampleQueries = readdirSync(examples).map((name) => ({ name, text: readFileSync(new URL(name, examples), 'utf8') }));
const compiled = new Set(compiledOperations().values());
const queries = [...exampleQueries, ...siteDocuments().filter((site) => compiled.has(site.id))].filter(({ text }) => getOperationAST(parse(text))?.operation === OperationTypeNode.QUERY);

/**
 * Runs a query on a gateway that knows nothing yet, and holds back the operator's answers until nothing
 * more is asked. What is asked after they came would be a second round trip.
 */
async function roundTrips(text: string): Promise<readonly CallName[][]> {
  const trips: CallName[][] = [];
  let arrived: CallName[] = [];
  let release: (() => void)[] = [];
  const gateway = createMockGateway({
    persona: 'member',
    hold: ({ name }) => {
      arrived.push(name);
      return new Promise((resolve) => void release.push(resolve));
    },
  });
  const operation = getOperationAST(parse(text));
  let isDone = false;
  const answer = gateway.ask(text, operation ? sampleVariables(gateway.schema, operation) : {}).finally(() => (isDone = true));
  while (!isDone) {
    // Sealed cookies, the socket and the promises of the resolvers all need some turns of the loop.
    for (let quiet = 0, seen = arrived.length; quiet < 40 && !isDone; quiet += 1) {
      await setImmediate();
      if (arrived.length > seen) [quiet, seen] = [0, arrived.length];
    }
    if (release.length === 0) continue;
    const free = release;
    trips.push(arrived);
    [arrived, release] = [[], []];
    for (const each of free) each();
  }
  expect((await answer).errors).toBeUndefined();
  await gateway.close();
  return trips;
}

describe('a screen on a cold gateway', () => {
  test.each(queries)('$name asks each call of the operator at most once, all in one round trip', async ({ text }) => {
    const trips = await roundTrips(text);
    expect(trips.length).toBeLessThanOrEqual(1);
    expect(trips.flat()).toEqual([...new Set(trips.flat())]);
  });
});
