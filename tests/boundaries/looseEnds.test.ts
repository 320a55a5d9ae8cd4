import { expect, test } from 'vitest';
import { sharedPaths, unknownProperties, unlistedCalls, unreadClasses, unregistered } from '../../scripts/checking/looseEnds.ts';
import { staleness } from '../../scripts/generating/writeOrCompare.ts';

test('a custom property that nothing sets is named with its reader, one with a fallback too', () => {
  const tokens = { path: 'web/tokens.css', text: ':root { --ink: black; }' };
  const reader = (text: string) => unknownProperties([tokens, { path: 'web/a.css', text }]);
  expect(reader('a { color: var(--ink); }')).toEqual([]);
  expect(reader('a { color: var(--inc); }')).toEqual(['web/a.css: nothing sets --inc']);
  expect(reader('a { color: var(--inc, var(--ink)); }')).toEqual(['web/a.css: nothing sets --inc']);
  expect(reader('/* --inc: red */ a { color: var( --inc ); }')).toEqual(['web/a.css: nothing sets --inc']);
});

test.each(["style={{ '--hue': hue }}", "style={{ ['--hue']: hue }}", "element.style.setProperty('--hue', hue)"])(
  'a custom property may be set by a component: %s',
  (text) => {
    const reader = { path: 'a.css', text: 'a { color: hsl(var(--hue) 50% 50%); }' };
    expect(unknownProperties([reader, { path: 'A.tsx', text }])).toEqual([]);
  },
);

const file = (path: string, text = '', ...imports: string[]) => ({ path, text, imports });
const sheet = file(
  'web/a/A.module.css',
  "/* .old */ .a, .b > .c:not(.d) { inset: .5rem; background: url('x.svg'); } @media (width > 40.5rem) { .e { top: 0 } :global(.f) .a { top: 0 } }",
);
const component = (text: string) => file('web/a/A.tsx', `import styles from './A.module.css';\n${text}`, 'web/a/A.module.css');

test('a class of a CSS module that no importer reads is named with it', () => {
  const unread = (...texts: string[]) => unreadClasses([sheet], texts.map(component)).map((line) => line.replace(/^.*\./, ''));
  expect(unread(`styles['a'] styles['b']`, `styles['e']`)).toEqual(['c', 'd']);
  expect(unreadClasses([sheet], [component(`styles['a'] styles['b'] styles['c'] styles['e']`)])).toEqual([
    'web/a/A.module.css: nothing reads .d',
  ]);
  // Named by what is only known as the page runs, or elsewhere.
  for (const text of ['styles[size]', 'styles[`a-${size}`]', '<Row styles={styles} />']) expect(unread(text)).toEqual([]);
});

const lists = (...named: string[]) => [
  file('web/routes.ts', '', ...named),
  file('web/panels/memberCentre/pages.ts', '', ...named),
  file('platform/modules.ts', '', ...named),
];

test.each([
  ['web/screens/draw/draw.route.ts', '', 'web/routes.ts'],
  ['web/panels/memberCentre/draw/draw.page.ts', '', 'web/panels/memberCentre/pages.ts'],
  ['platform/lottery/draw/draw.module.ts', '', 'platform/modules.ts'],
])('%s that no list names is found', (path, text, list) => {
  expect(unregistered([...lists(), file(path, text)])).toEqual([`${path}: ${list} does not name it`]);
  expect(unregistered([...lists(path), file(path, text)])).toEqual([]);
  // By way of another file that is named.
  expect(unregistered([...lists('via.ts'), file('via.ts', '', path), file(path, text)])).toEqual([]);
});

const call = (method: 'GET' | 'POST', path: string) => ({ method, path });

test('two calls at one address are named together, and a parameter has no name there', () => {
  expect(sharedPaths({ one: call('GET', '/wps/a'), two: call('POST', '/wps/a'), three: call('GET', '/wps/b') })).toEqual([]);
  expect(sharedPaths({ one: call('GET', '/wps/a'), two: call('GET', '/wps/a') })).toEqual(['GET /wps/a: shared by one, two']);
  expect(sharedPaths({ one: call('GET', '/wps/a/{id}'), two: call('GET', '/wps/a/{name}') })).toEqual([
    'GET /wps/a/{}: shared by one, two',
  ]);
});

test('a call that is written and not listed is named, and so is one that another of its name hides', () => {
  const [one, two] = [call('GET', '/wps/a'), call('GET', '/wps/b')];
  expect(unlistedCalls([['one', one]], { one })).toEqual([]);
  expect(unlistedCalls([['one', one]], {})).toEqual(['one: no list of calls of its noun holds it']);
  expect(
    unlistedCalls(
      [
        ['one', one],
        ['one', two],
      ],
      { one: two },
    ),
  ).toEqual(['one: no list of calls of its noun holds it']);
});

test('what is stale is named with its remedy', () => {
  expect(staleness([])).toBeUndefined();
  expect(staleness(['schema.graphql', 'openapi.json'])).toBe('Stale: schema.graphql, openapi.json. Run `npm run generate`.');
});
