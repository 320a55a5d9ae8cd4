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

test('whoever leaves with a piece not taken lets go of what feeds the stream', async () => {
  const left = Promise.withResolvers<string>();
  async function* pieces(): AsyncGenerator<string> {
    try {
      yield 'first';
      yield 'second';
    } finally {
      left.resolve('let go');
    }
  }
  const stream = textStream(pieces(), { onError: () => undefined, onEnd: () => undefined });
  await new Promise((resolve) => setTimeout(resolve));
  await stream.cancel();
  const inVain = new Promise<string>((resolve) => setTimeout(resolve, 1_000, 'held on to'));
  expect(await Promise.race([left.promise, inVain])).toBe('let go');
});

test('what fails is told here alone: whoever reads hears an end, and nothing of why', async () => {
  const errors: unknown[] = [];
  let ends = 0;
  async function* pieces(): AsyncGenerator<string> {
    yield 'first';
    throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
  }
  const stream = textStream(pieces(), { onError: (error) => errors.push(error), onEnd: () => (ends += 1) });
  expect(await new Response(stream).text()).toBe('first');
  expect([errors, ends]).toEqual([[new Error('connect ECONNREFUSED 10.0.0.7:5432')], 1]);
});
