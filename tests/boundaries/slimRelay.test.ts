import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What `scripts/building/slimRelay.ts` leaves out of the build may not be asked for by any document or component: it would fail in the browser alone. */
const filesOf = (pattern: string) => globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const documents = filesOf('web/**/__generated__/*.graphql.ts');
const sources = filesOf('web/**/*.{ts,tsx}').filter(({ file }) => !/__generated__|\.test\.|\.d\.ts$|\/testing\//.test(file));
const namedIn = (list: typeof sources, pattern: RegExp) => list.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('no document has a resolver, or a directive that changes the store by itself', () => {
  expect(documents.length).toBeGreaterThan(100);
  expect(namedIn(documents, /"kind": "(Relay(Live)?Resolver|ClientEdge\w*|ClientExtension)"/)).toEqual([]);
  expect(namedIn(documents, /"handle": "(?!connection")/)).toEqual([]);
});

test('no component takes from Relay what the build has not', () => {
  const taken = (from: string) => new RegExp(`import (?!type)\\{([^}]*)\\} from '${from}'`, 'g');
  const names = (from: string) =>
    sources.flatMap(({ text }) =>
      [...text.matchAll(taken(from))].flatMap(([, list = '']) => list.split(',').map((name) => name.replace(/ as .*/s, '').trim())),
    );
  expect(names('react-relay/hooks')).toContain('useFragment');
  expect(
    names('react-relay/hooks').filter((name) => /EntryPoint|EXPERIMENTAL|Refetchable|usePaginationFragment|useSubscription$/.test(name)),
  ).toEqual([]);
  expect(
    names('relay-runtime').filter((name) =>
      /MutationTypes|RangeOperations|MutationHandlers|ResponseCache|SpecResolver|3DField|DEPRECATED/.test(name),
    ),
  ).toEqual([]);
  expect(namedIn(sources, /readUpdatable(Query|Fragment)|\bconfigs:/)).toEqual([]);
});
