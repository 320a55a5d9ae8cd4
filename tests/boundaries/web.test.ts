import { expect, test } from 'vitest';
import { isTest, readSources, type Source } from './sources.ts';

/** From the ground up: a file of `web/` imports what lies in its own part, in a part of the same line, or below. */
const layers: readonly (readonly string[])[] = [
  ['attempts', 'chunks', 'install', 'serviceWorker', 'storage'],
  ['styles', 'i18n', 'relay'],
  ['ui'],
  ['session'],
  ['overlays'],
  ['identity'],
  ['launch', 'favourites', 'chat'],
  ['shell'],
  ['panels', 'dialogs'],
  ['screens'],
];

/** `web/dialogs/login/x.ts` → `dialogs/login`; files beside the folders make the application of them, and may know everything. */
function partOf(file: string): string | null {
  const [, folder = '', below = ''] = file.split('/');
  if (/\.\w+$/.test(folder)) return null;
  return ['screens', 'panels', 'dialogs'].includes(folder) ? `${folder}/${below}` : folder;
}

const heightOf = (part: string): number => layers.findIndex((layer) => layer.includes(part.split('/')[0] ?? ''));

const edgesOf = (sources: readonly Source[]) =>
  sources.flatMap(({ path, imports }) => imports.map((target) => ({ path, target, from: partOf(path), to: partOf(target) })));

function upward(sources: readonly Source[]): string[] {
  const bad = edgesOf(sources).filter(({ from, to }) => from !== null && from !== to && (to === null || heightOf(to) > heightOf(from)));
  return bad.map(({ path, target }) => `${path} → ${target}`);
}

function mutual(sources: readonly Source[]): string[] {
  const known = new Set(edgesOf(sources).map(({ from, to }) => `${from} ${to}`));
  return [...known].filter((edge) => {
    const [from = '', to = ''] = edge.split(' ');
    return from < to && known.has(`${to} ${from}`);
  });
}

const web = readSources().filter(({ path }) => path.startsWith('web/') && !isTest(path));
const file = (path: string, ...imports: string[]): Source => ({ path, imports, text: '' });

test('every folder of web has its place', () => {
  const parts = new Set(web.flatMap(({ path }) => partOf(path) ?? []));
  expect(parts.size).toBeGreaterThan(20);
  expect([...parts].filter((part) => heightOf(part) === -1)).toEqual([]);
});

test('web is laid in layers, and no part imports one above it, nor the application', () => {
  expect(upward(web)).toEqual([]);
  expect(upward([file('web/shell/Header.tsx', 'web/screens/home/home.route.ts')])).toHaveLength(1);
  expect(upward([file('web/session/viewer.ts', 'web/overlays/dialogs.tsx')])).toHaveLength(1);
  expect(upward([file('web/overlays/DialogHost.tsx', 'web/dialogChunks.ts')])).toHaveLength(1);
  expect(upward([file('web/screens/home/HomeScreen.tsx', 'web/launch/useLaunch.ts')])).toEqual([]);
});

test('no two parts of web import each other', () => {
  expect(mutual(web)).toEqual([]);
  const [there, back] = [
    file('web/dialogs/login/A.ts', 'web/dialogs/register/B.ts'),
    file('web/dialogs/register/C.ts', 'web/dialogs/login/D.ts'),
  ];
  expect(mutual([there])).toEqual([]);
  expect(mutual([there, back])).toEqual(['dialogs/login dialogs/register']);
});

test('no screen imports another screen', () => {
  const between = edgesOf(web).filter(({ from, to }) => from !== to && from?.startsWith('screens/') && to?.startsWith('screens/'));
  expect(between.map(({ path, target }) => `${path} → ${target}`)).toEqual([]);
});

test('ui asks for no data and knows no address', () => {
  const ui = web.filter(({ path }) => path.startsWith('web/ui/'));
  expect(ui.filter(({ text }) => /react-relay|react-router/.test(text)).map(({ path }) => path)).toEqual([]);
  expect(
    edgesOf(ui)
      .filter(({ to }) => !['ui', 'i18n', 'chunks', 'attempts'].includes(to ?? ''))
      .map(({ path }) => path),
  ).toEqual([]);
});

/** Questions of a component's own that Relay is asked without a key: it would throw a failure that it remembers, and ask nobody. */
const keyless = (text: string): number =>
  /import \{[^}]*\buseLazyLoadQuery\b[^}]*\} from 'react-relay\/hooks'/.test(text)
    ? [...text.matchAll(/\buseLazyLoadQuery</g)].length - [...text.matchAll(/\{[^{}]*\bfetchKey\b[^{}]*\},?\s*\);/g)].length
    : 0;

test('"Try again" is a new question: no component asks Relay without a key that changes with it, nor says a fault without that button', () => {
  expect(web.filter(({ text }) => keyless(text) !== 0).map(({ path }) => path)).toEqual([]);
  expect(web.filter(({ text }) => text.includes('useLazyLoadQuery<')).length).toBeGreaterThan(20);
  const head = `import { graphql, useLazyLoadQuery } from 'react-relay/hooks';`;
  expect(keyless(`${head} useLazyLoadQuery<A>(query, {}, { fetchPolicy: 'store-and-network' });`)).toBe(1);
  expect(keyless(`${head} useLazyLoadQuery<A>(query, {}, { fetchKey });`)).toBe(0);
  expect(web.filter(({ text }) => /<ErrorPanel\b(?:(?!onRetry)[^>])*\/>/.test(text)).map(({ path }) => path)).toEqual([]);
});

test('what could not be fetched is fetched again: every part of the code comes by lazyPart, not by what React remembers', () => {
  const lazy = web.filter(({ text }) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(text)).map(({ path }) => path);
  expect(lazy).toEqual(['web/chunks/lazyChunk.ts']);
});

test('what the browser keeps is read and written by siteStorage alone, which bears that it refuses', () => {
  expect(web.filter(({ text }) => /\b(?:local|session)Storage\b/.test(text)).map(({ path }) => path)).toEqual([
    'web/storage/siteStorage.ts',
  ]);
});

test('what tabs say to each other goes by a tabChannel, which bears that the browser refuses it', () => {
  expect(web.filter(({ text }) => /\bnew BroadcastChannel\b/.test(text)).map(({ path }) => path)).toEqual(['web/storage/tabChannel.ts']);
});

test('every mutation has the compiler write what it is answered, by which mocks are typed', () => {
  const mutations = web.flatMap(({ path, text }) =>
    [...text.matchAll(/^\s+mutation \w+[^{]*\{/gm)].map(([head]) => `${path}: ${head.trim()}`),
  );
  expect(mutations.length).toBeGreaterThan(20);
  expect(mutations.filter((head) => !head.includes('@raw_response_type'))).toEqual([]);
});

test('a component has a file of its own, named as it is, letter by letter: on some machines another case is another file', () => {
  const misnamed = web
    .filter(({ path }) => path.endsWith('.tsx') && !isTest(path))
    .flatMap(({ path, text }) => {
      const names = [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name = '']) => name);
      const [only] = names;
      return names.length === 1 && only !== undefined && !path.endsWith(`/${only}.tsx`)
        ? [`${path} exports ${only}: call it ${only}.tsx`]
        : [];
    });
  expect(misnamed).toEqual([]);
});
