import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNumber } from './findNumber.ts';
import { solvePuzzle } from './solvePuzzle.ts';

const puzzleOf = (salt: string, number: number, maxNumber: number) => ({
  salt,
  maxNumber,
  challenge: createHash('sha256').update(`${salt}${number}`).digest('hex'),
});

test('the number is found wherever it lies, both ends included', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.nat(300), fc.nat(50), (salt, number, more) => {
      const puzzle = puzzleOf(salt, number, number + more);
      expect(findNumber(puzzle, 0, Infinity)).toBe(number);
      expect(findNumber(puzzle, 0, number)).toBeNull();
      expect(findNumber(puzzle, number, number + 1)).toBe(number);
    }),
    { numRuns: 40 },
  );
});

test('RG-10 a puzzle is solved in slices where there is no worker, and says how far it is', async () => {
  const shares: number[] = [];
  expect(await solvePuzzle(puzzleOf('salt?expires=1', 1700, 2000), { onProgress: (share) => shares.push(share) })).toBe(1700);
  expect(shares).toEqual([0.25, 0.5, 0.75]);
});

test('a puzzle without a solution is a failure, not a wait', async () => {
  await expect(solvePuzzle({ ...puzzleOf('a', 10, 20), salt: 'b' })).rejects.toThrow('no solution');
});

test('leaving the form ends the work', async () => {
  const leaving = new AbortController();
  const work = solvePuzzle(puzzleOf('a', 5_000, 5_000), { signal: leaving.signal, onProgress: () => leaving.abort() });
  await expect(work).rejects.toThrow('aborted');
});
