import { expect, test } from 'vitest';
import { createStatementNames } from './statementNames.ts';

test('the same text has the same name, another text another', () => {
  const names = createStatementNames();
  const [first, second] = [names.of('select 1 where $1'), names.of('select 2 where $1')];
  expect(first).toBeDefined();
  expect(second).not.toBe(first);
  expect(names.of('select 1 where $1')).toBe(first);
});

test('what asks for all columns has none', () => {
  const names = createStatementNames();
  expect(names.of('select * from "account" where "id" = $1')).toBeUndefined();
});

test('256 have names, and the next has none', () => {
  const names = createStatementNames();
  const given = Array.from({ length: 257 }, (_, index) => names.of(`select ${index}`));
  expect(new Set(given.slice(0, 256)).size).toBe(256);
  expect(given.slice(0, 256)).not.toContain(undefined);
  expect(given[256]).toBeUndefined();
  expect(names.of('select 0')).toBe(given[0]);
});
