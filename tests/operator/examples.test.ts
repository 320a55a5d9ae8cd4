import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callExamples } from './callExamples.ts';

test('the examples of the calls are what the fake operator answers; `npm run generate` writes them', async () => {
  const written: unknown = JSON.parse(readFileSync('gateway/contract/openapi/examples.json', 'utf8'));
  expect(written).toEqual(await callExamples());
});
