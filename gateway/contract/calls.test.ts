import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

const files = globSync('*/*.ts', { cwd: import.meta.dirname }).map((file) => `./${file}`);
const nouns = (await Promise.all(files.filter((file) => !file.endsWith('.test.ts')).map((file) => import(file)))) as readonly Record<
  string,
  unknown
>[];
const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;
const written = nouns.flatMap((noun) => Object.entries(noun).filter((entry): entry is [string, Call] => isCall(entry[1])));

test('every call that is written is listed, under its own name, and no noun hides that of another', () => {
  expect(written.length).toBeGreaterThan(50);
  expect(Object.keys(calls).sort()).toEqual(written.map(([name]) => name).sort());
  for (const [name, call] of written) expect([name, calls[name as keyof typeof calls] === call]).toEqual([name, true]);
});

test('no two calls share method and path', () => {
  const addresses = written.map(([, { method, path }]) => `${method} ${path}`);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test('what changes nothing is a read, by whatever method; what only one visitor may be told goes with his address', () => {
  const of = (fits: (call: Call) => boolean) =>
    written
      .filter(([, call]) => fits(call))
      .map(([name]) => name)
      .sort();
  expect(of(({ kind, method }) => kind !== 'read' && method === 'GET')).toEqual([]);
  expect(of(({ kind, method }) => kind === 'read' && method !== 'GET')).toEqual(['lookAtTicket']);
  expect(of(({ kind, token, perVisitor }) => kind === 'read' && !token && perVisitor)).toEqual([
    'affiliateCheck',
    'captcha',
    'challenge',
    'lookAtTicket',
    'visitorStatus',
  ]);
  expect(of(({ kind, token, perVisitor }) => (kind !== 'read' || token) && !perVisitor)).toEqual([]);
  expect(of(({ shared, perVisitor }) => shared !== undefined && perVisitor)).toEqual([]);
});
