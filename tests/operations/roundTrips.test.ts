import { fileURLToPath } from 'node:url';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { exampleOperations } from '../../gateway/graphiql/exampleOperations.ts';
import { createMockGateway } from '../../gateway/testing/createMockGateway.ts';
import { compiledOperations, siteDocuments } from './documents.ts';
import { sampleVariables } from './sampleVariables.ts';

const exampleQueries = exampleOperations(fileURLToPath(new URL('../../gateway/schema/examples', import.meta.url)));
const compiled = new Set(compiledOperations().values());
const queries = [...exampleQueries, ...siteDocuments().filter((site) => compiled.has(site.id))].filter(
  ({ text }) => getOperationAST(parse(text))?.operation === OperationTypeNode.QUERY,
);

/** Longer than any pause of a busy machine; only a query that asks in two round trips waits for it. */
const longestWait = 10_000;

/** Runs a query on a gateway that knows nothing yet, and gives the operator's calls in the order they came. */
async function callsOf(text: string, hold?: (name: CallName) => Promise<void>): Promise<readonly CallName[]> {
  const arrived: CallName[] = [];
  const gateway = createMockGateway({
    persona: 'member',
    hold: async ({ name }) => {
      arrived.push(name);
      await hold?.(name);
    },
  });
  const operation = getOperationAST(parse(text));
  const { errors } = await gateway.ask(text, operation ? sampleVariables(gateway.schema, operation) : {});
  await gateway.close();
  expect(errors).toBeUndefined();
  return arrived;
}

/**
 * Calls of a query that are not asked before the first of `calls` is answered. Every answer is held back until all of them
 * have come, so that no guess is needed when "nothing more" is asked: sealed cookies and sockets take as long as they take.
 */
async function askedLater(text: string, calls: readonly CallName[]): Promise<readonly CallName[]> {
  const missing = [...calls];
  const allCame = Promise.withResolvers<void>();
  let later: readonly CallName[] = [];
  const giveUp = setTimeout(() => {
    later = [...missing];
    allCame.resolve();
  }, longestWait);
  await callsOf(text, (name) => {
    const place = missing.indexOf(name);
    if (place >= 0) missing.splice(place, 1);
    if (missing.length === 0) allCame.resolve();
    return allCame.promise;
  });
  clearTimeout(giveUp);
  return later;
}

describe('a screen on a cold gateway', () => {
  test.each(queries)('$name asks each call of the operator at most once, all in one round trip', async ({ text }) => {
    const calls = await callsOf(text);
    expect(calls).toEqual([...new Set(calls)]);
    expect(await askedLater(text, calls)).toEqual([]);
  });
});
