import { expect, test } from 'vitest';
import { textStream } from './textStream.ts';

test('whoever leaves while the next piece is waited for is no fault, and is told of once', async () => {
  const errors: unknown[] = [];
  let ends = 0;
  const [asked, leaving] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  async function* pieces(): AsyncGenerator<string> {
    yield 'first';
    asked.resolve();
    await leaving.promise;
  }
  const reader = textStream(pieces(), { onError: (error) => errors.push(error), onEnd: () => (ends += 1) }).getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('first');
  const waiting = reader.read();
  await asked.promise;
  await reader.cancel();
  leaving.resolve();
  expect(await waiting).toEqual({ done: true, value: undefined });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([errors, ends]).toEqual([[], 1]);
});
