import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { openapi } from './openapi.ts';

const description = openapi(calls);

test('openapi.json is what the calls describe; run this test with --update to write it anew', async () => {
  await expect(`${JSON.stringify(description, null, 2)}\n`).toMatchFileSnapshot('../../openapi.json');
});

test('every call is an operation of its own, and so is the event stream', () => {
  const paths = Object.values(description['paths'] as Record<string, Record<string, { operationId: string }>>);
  const names = paths.flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(names.toSorted()).toEqual([...Object.keys(calls), 'eventStream'].toSorted());
});

test('an amount is described as a decimal string', () => {
  expect(JSON.stringify(description)).toContain(JSON.stringify('^-?\\d{1,15}(\\.\\d{1,4})?$'));
});
