import { expect, test } from 'vitest';
import { isTest, readSources, type Source } from './sources.ts';

/** From the ground up; a file imports what lies on its own height or below. The demonstration is above all that a platform can run without. */
const heights: readonly (readonly [part: RegExp, height: number])[] = [
  // The page that checks rounds is made with the games of the demonstration.
  [/^platform\/(main|startPlatform|play\/games\/\w+\/page\/main)\.ts$/, 6],
  [/^platform\/core\//, 0],
  [/^platform\/providers\//, 1],
  [/^platform\/(identity|money|play|lottery|loyalty|agents|content|system)\//, 2],
  [/^platform\/operator\//, 3],
  [/^platform\/[^/]+$/, 4],
  [/^platform\/seed\//, 5],
];
const heightOf = (file: string): number => heights.find(([part]) => part.test(file))?.[1] ?? -1;
const isPlatform = (file: string): boolean => file.startsWith('platform/');

/** `platform/money/deposit/x.ts` → `money/deposit`; what lies directly in `platform/` or in `core/` stands for itself, and so do core's modules. */
function folderOf(file: string): string | undefined {
  const [, part = '', noun = '', family = ''] = file.split('/');
  if (!isPlatform(file) || /\.\w+$/.test(part)) return undefined;
  if (part === 'core' && (/\.\w+$/.test(noun) || file.endsWith('.module.ts'))) return undefined;
  if (part === 'providers' || /\.\w+$/.test(noun)) return part;
  return noun === 'games' && family !== '' && !/\.\w+$/.test(family) ? `${part}/${noun}/${family}` : `${part}/${noun}`;
}

/** The parts that nouns lie in: what is not of a noun may know none. */
const isNoun = (file: string): boolean => heightOf(file) === 2;

const edgesOf = (sources: readonly Source[]) =>
  sources.flatMap(({ path, imports }) => imports.filter(isPlatform).map((target) => ({ path, target })));
const lines = (edges: readonly { readonly path: string; readonly target: string }[]): readonly string[] =>
  edges.map(({ path, target }) => `${path} → ${target}`);

const upward = (sources: readonly Source[]): readonly string[] =>
  lines(edgesOf(sources).filter(({ path, target }) => heightOf(target) > heightOf(path)));

function mutual(sources: readonly Source[]): readonly string[] {
  const known = new Set(
    edgesOf(sources).flatMap(({ path, target }) => {
      const [from, to] = [folderOf(path), folderOf(target)];
      return from === undefined || to === undefined || from === to ? [] : [`${from} ${to}`];
    }),
  );
  return [...known].filter((edge) => {
    const [from = '', to = ''] = edge.split(' ');
    return from < to && known.has(`${to} ${from}`);
  });
}

/** The noun's own folder, whatever lies below it. */
const nounOf = (file: string): string => file.split('/').slice(1, 3).join('/');

/** The nouns in the order of the list of modules, by what it imports and puts into the chain. */
function listed(list: string): readonly string[] {
  const folders = new Map(
    [...list.matchAll(/import \{ (\w+) \} from '\.\/(\w+\/\w+)\/.*\.module\.ts'/g)].map(([, name = '', folder = '']) => [name, folder]),
  );
  return [...list.matchAll(/\.with\((\w+)\)/g)].flatMap(([, name = '']) => folders.get(name) ?? []);
}

const against = (sources: readonly Source[], order: readonly string[]): readonly string[] =>
  lines(
    edgesOf(sources).filter(({ path, target }) => {
      const [from, to] = [order.indexOf(nounOf(path)), order.lastIndexOf(nounOf(target))];
      return isNoun(path) && isNoun(target) && nounOf(path) !== nounOf(target) && from !== -1 && to > from;
    }),
  );

/** Names of tables that nouns have told the compiler of. */
const tablesOf = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path }) => isNoun(path) && path.endsWith('.module.ts'))
    .flatMap(({ text }) => [...(/interface Database \{([^}]*)\}/.exec(text)?.[1] ?? '').matchAll(/(\w+):/g)].map(([, name = '']) => name));

function nounsInGround(sources: readonly Source[], tables: readonly string[]): readonly string[] {
  const named = new RegExp(`(?:(?:From|Into|Table|Join)\\('|\\b(?:from|into|update|join|on|table) )(?:${tables.join('|')})\\b`, 'g');
  return sources
    .filter(({ path }) => heightOf(path) === 0 || heightOf(path) === 1)
    .flatMap(({ path, text }) => [...text.replaceAll(/^\s*(?:\*|\/[/*]).*$/gm, '').matchAll(named)].map(([what]) => `${path}: ${what}`));
}

/** What one area takes of another but types: its module offers services for that. */
const valuesOfOtherAreas = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path }) => isNoun(path))
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /^import (?!type )(?:[^'";]*?) from '((?:\.\.\/)+(identity|money|play|lottery|loyalty|agents|content|system)\/[^']+)'/gm,
        ),
      ]
        .filter(([, , area = '']) => area !== path.split('/')[1])
        .map(([, target = '']) => `${path} → ${target}`),
    );

const platform = readSources().filter(({ path }) => isPlatform(path) && !isTest(path));
const file = (path: string, text = '', ...imports: string[]): Source => ({ path, text, imports });
const list = platform.find(({ path }) => path === 'platform/modules.ts')?.text ?? '';

test('every part of the platform has its height', () => {
  expect(platform.length).toBeGreaterThan(300);
  expect(platform.map(({ path }) => path).filter((path) => heightOf(path) === -1)).toEqual([]);
});

test('core ← providers ← areas ← operator ← app ← main; of all these the demonstration is known to startPlatform alone', () => {
  expect(upward(platform)).toEqual([]);
  expect(upward([file('platform/core/http/x.ts', '', 'platform/identity/session/sessions.ts')])).toHaveLength(1);
  expect(upward([file('platform/core/http/x.ts', '', 'platform/providers/mail.ts')])).toHaveLength(1);
  expect(upward([file('platform/providers/x.ts', '', 'platform/config.ts')])).toHaveLength(1);
  expect(upward([file('platform/money/wallet/x.ts', '', 'platform/app.ts')])).toHaveLength(1);
  expect(upward([file('platform/app.ts', '', 'platform/seed/vendors.ts')])).toHaveLength(1);
  expect(upward([file('platform/startPlatform.ts', '', 'platform/seed/vendors.ts', 'platform/app.ts')])).toEqual([]);
});

test('no two folders of the platform import each other', () => {
  expect(mutual(platform)).toEqual([]);
  const there = file('platform/play/games/slot/a.ts', '', 'platform/play/games/kit/b.ts');
  expect(mutual([there, file('platform/play/games/kit/b.ts', '', 'platform/play/games/slot/c.ts')])).toEqual([
    'play/games/kit play/games/slot',
  ]);
  expect(mutual([there, file('platform/play/games/kit/b.ts', '', 'platform/core/http/c.ts')])).toEqual([]);
});

test('a noun imports nothing of one whose module stands behind its own', () => {
  const order = listed(list);
  expect(order.length).toBeGreaterThan(20);
  expect(against(platform, order)).toEqual([]);
  expect(against([file('platform/identity/member/x.ts', '', 'platform/identity/session/sessions.ts')], order)).toHaveLength(1);
  expect(against([file('platform/identity/session/x.ts', '', 'platform/identity/member/members.ts')], order)).toEqual([]);
});

test('core and providers name no table of a noun', () => {
  const tables = tablesOf(platform);
  expect(tables).toEqual(expect.arrayContaining(['member', 'member_session', 'deposit', 'bet']));
  expect(nounsInGround(platform, tables)).toEqual([]);
  expect(nounsInGround([file('platform/core/x.ts', "db.selectFrom('member')")], tables)).toHaveLength(1);
  expect(nounsInGround([file('platform/providers/x.ts', 'sql`update deposit set status = 1`')], tables)).toHaveLength(1);
  expect(nounsInGround([file('platform/money/x/y.ts', "db.selectFrom('member')")], tables)).toEqual([]);
});

test('areas take types of each other alone: everything else is offered by a module', () => {
  expect(valuesOfOtherAreas(platform)).toEqual([]);
  const taken = "import { hashOfToken } from '../../identity/session/sessions.ts';";
  expect(valuesOfOtherAreas([file('platform/play/round/x.ts', taken)])).toHaveLength(1);
  expect(valuesOfOtherAreas([file('platform/play/round/x.ts', taken.replace('import {', 'import type {'))])).toEqual([]);
});
