import { expect, test } from 'vitest';
import { systemRandom } from './random.ts';

test.each([0, 1, 16, 63, 64, 65, 5_000])('%i bytes are as many, and of their own', (count) => {
  const [first, second] = [systemRandom.bytes(count), systemRandom.bytes(count)];
  expect([first.length, second.length]).toEqual([count, count]);
  const before = second.slice();
  first.fill(0);
  expect(second).toEqual(before);
});

test('no bytes are handed out twice, nor any that were not drawn, however many are asked for by turns', () => {
  const seen = new Set<string>();
  for (let index = 0; index < 20_000; index += 1) {
    const bytes = systemRandom.bytes(16 + (index % 49));
    seen.add(Buffer.from(bytes.subarray(-16)).toString('hex'));
    // Sixteen zeros would come once in 2 to the power of 128.
    expect(bytes.subarray(-16).some((byte) => byte !== 0)).toBe(true);
  }
  expect(seen.size).toBe(20_000);
});
