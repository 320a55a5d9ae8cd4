import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRequestLoad, type RequestLoad } from '../../core/requestLoad.ts';
import { pauseBefore, throttleHashing } from './throttleHashing.ts';

describe('when the next password rests', () => {
  test('never, where nobody else is at work', () => {
    fc.assert(fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (worked) => pauseBefore({ others: 0, worked }) === 0));
  });

  test('for twice what the last one took, where somebody is, however many they are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.double({ min: 0, max: 15, noNaN: true }),
        (others, worked) => pauseBefore({ others, worked }) === 2 * worked,
      ),
    );
  });

  test('for 30 ms and no longer, where it had to wait for a core itself', () => {
    expect([15, 15.1, 400].map((worked) => pauseBefore({ others: 1, worked }))).toEqual([30, 30, 30]);
  });
});

describe('passwords beside other work', () => {
  let load: RequestLoad;
  let time: number;
  let done: number[];
  beforeEach(() => {
    vi.useFakeTimers();
    load = createRequestLoad();
    time = 0;
    done = [];
  });
  afterEach(() => vi.useRealTimers());

  const argon2Input = { message: 'p', nonce: new Uint8Array(16), memory: 8, passes: 1, parallelism: 1, tagLength: 4 };
  /** A password that takes 12 ms; `done` is told when the one before has ended. */
  const hashPassword = () =>
    throttleHashing(
      async () => {
        time += 12;
        await vi.advanceTimersByTimeAsync(12);
        done.push(Date.now());
        return new Uint8Array(4);
      },
      load,
      () => time,
    );
  const elapsed = (): number[] => done.map((each) => each - (done[0] ?? 0));

  test('follow each other at once while nobody else is there, those that wait for one included', async () => {
    const one = hashPassword();
    const request = () => {
      const leave = load.enter();
      return load.apart(() => one(argon2Input)).finally(leave);
    };
    await request();
    const others = [load.enter(), load.enter()];
    const apart = others.map(() => load.apart(() => new Promise(() => undefined)));
    expect(apart).toHaveLength(2);
    expect(load.others).toBe(0);
    await request();
    await request();
    expect(elapsed()).toEqual([0, 12, 24]);
  });

  test('wait while somebody is at work, and go on the moment that one is served', async () => {
    const one = hashPassword();
    await one(argon2Input);
    const leave = load.enter();
    const next = one(argon2Input);
    await vi.advanceTimersByTimeAsync(7);
    expect(done).toHaveLength(1);
    leave();
    await next;
    expect(elapsed()).toEqual([0, 19]);
  });

  test('wait no longer than twice what one takes where somebody is always there: a third of a core is theirs', async () => {
    const one = hashPassword();
    await one(argon2Input);
    load.enter();
    for (let index = 0; index < 3; index += 1) {
      const next = one(argon2Input);
      await vi.advanceTimersByTimeAsync(24);
      await next;
    }
    expect(elapsed()).toEqual([0, 36, 72, 108]);
  });
});
