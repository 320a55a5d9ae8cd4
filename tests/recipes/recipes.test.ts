import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sourceChecks } from '../../scripts/checking/checks.ts';
import { copyOfRepository } from './copyOfRepository.ts';

/** One after the other in one copy, so that what takes longest, what is generated, tested and checked, is made once of both. */
const copy = copyOfRepository();
afterAll(() => copy.remove());
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'];

function expectToPass(...command: readonly string[]): void {
  const { status, said } = copy.run(...command);
  expect([status, status === 0 ? '' : said]).toEqual([0, '']);
}

/** What a noun with a call and its field brings of its own. */
const added: Readonly<Record<string, string>> = {
  'gateway/contract/content/tide.ts': `import { z } from 'zod';
import { call } from '../call.ts';

/** How high the water stands. */
export const tide = call({
  method: 'GET',
  path: '/wps/system/tide',
  access: 'visitors',
  kind: 'read',
  group: 'content',
  shared: { fresh: 15_000, stale: 600_000 },
  specified: false,
  payload: z.object({}),
  answer: z.object({
    /** In centimetres above the lowest of the year. */
    height: z.number().int(),
  }),
});

export const tideCalls = { tide };
`,
  'platform/content/tide/tide.module.ts': `import type { PlatformModule } from '../../core/module.ts';

/** How high the water stands. */
export const tideModule = {
  name: 'tide',
  handlers: () => ({ tide: () => Promise.resolve({ height: 120 }) }),
} satisfies PlatformModule;
`,
  'gateway/schema/content/tide/tide.ts': `import { tide } from '#contract/content/tide.ts';
import { publicField } from '../../access.ts';
import { builder } from '../../builder.ts';

builder.queryField('tide', (t) =>
  t.int({
    nullable: true,
    description:
      'How high the water stands, in centimetres above the lowest of the year. \`GET /wps/system/tide\`. \`null\` only after a fault.',
    ...publicField,
    resolve: async (_root, _args, { upstream }) => (await upstream.call(tide, {})).height,
  }),
);
`,
  'gateway/schema/content/tide/testing/permissions.ts': `import type { Permissions } from '../../../testing/Permissions.ts';

export const permissions: Permissions = { publicFields: ['tide'] };
`,
  'gateway/testing/fakeOperator/content/fakeTide.ts': `import type { FakeHandlers } from '../FakeCallContext.ts';

/** How high the water stands. */
export const fakeTide = { tide: () => ({ height: 80 }) } satisfies Partial<FakeHandlers>;
`,
  'tests/operator/cases/tide.ts': `import { calls } from '#contract/calls.ts';
import { caseList } from '../caseList.ts';

const { byGuests, cases } = caseList();
export { cases };

byGuests(calls.tide);
`,
};

test('a noun with a call and its field is added by the steps of CONTRIBUTING.md, in files of its own and one line of a list', () => {
  for (const [path, text] of Object.entries(added)) {
    const file = join(copy.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // The one file that others touch too.
  copy.edit('platform/modules.ts', (text) =>
    `import { tideModule } from './content/tide/tide.module.ts';\n${text}`.replace(
      '.with(helpModule)',
      '.with(helpModule)\n  .with(tideModule)',
    ),
  );
  expect(copy.changed()).toEqual(['platform/modules.ts']);
});

test('texts that a language lacks are begun with the English ones, and what it says already stays', () => {
  const file = 'platform/content/help/texts/VI.json';
  const whole = readFileSync(join(copy.folder, file), 'utf8');
  copy.edit(file, (text) => text.replace(/^.*"start":.*\n/m, ''));
  expect(copy.run('scripts/beginTexts.ts')).toMatchObject({ status: 0, said: `${file}: 1\n` });
  const start = (text: string) => (JSON.parse(text) as { readonly topics: { readonly start: string } }).topics.start;
  const english = start(readFileSync(join(copy.folder, 'platform/content/help/texts/EN.json'), 'utf8'));
  expect(readFileSync(join(copy.folder, file), 'utf8')).toBe(whole.replace(start(whole), english));
  writeFileSync(join(copy.folder, file), whole);
});

/** Stands in for a translator: says everything, with its slots, otherwise than in English. */
const translate = (text: string): string => text.replaceAll(/"((?:[^"\\]|\\.)*)"(,?)$/gm, '"$1 ⵣ"$2');

test('a seventh language is added by the steps of CONTRIBUTING.md', { timeout: 900_000 }, () => {
  // 1
  copy.edit('gateway/contract/languages.ts', (text) =>
    text.replace(
      '\n} as const satisfies',
      "\n  ES: { locale: 'es-ES', below: 'EN', description: 'Spanish, as it is spoken in Spain.' },\n} as const satisfies",
    ),
  );
  // 2
  expect(copy.run('scripts/beginTexts.ts', 'ES')).toMatchObject({ status: 0 });
  expect(copy.run('scripts/generate.ts')).toMatchObject({ status: 0 });
  // 3
  for (const path of globSync(['platform/**/texts/ES.json', 'gateway/**/texts/ES.json', 'web/i18n/locales/ES/*.json'], {
    cwd: copy.folder,
  })) {
    const file = join(copy.folder, path);
    writeFileSync(file, translate(readFileSync(file, 'utf8')));
  }
  expect(readFileSync(join(copy.folder, 'schema.graphql'), 'utf8')).toMatch(/enum Language \{[^}]*\bES\b/);
  expect(readFileSync(join(copy.folder, 'web/i18n/firstTexts/ES.ts'), 'utf8')).toContain('../locales/ES/shell.json');
});

test('what both have made touches few files that others touch too, and the tests of their kind pass', { timeout: 900_000 }, () => {
  // The page by `npm run generate`: a line of it says which language it is in before any code runs.
  expect(copy.changed()).toEqual(['gateway/contract/languages.ts', 'platform/modules.ts', 'web/index.html']);
  const ofTheNoun = ['tests/operator/operator.test.ts', 'tests/schema/scopes.test.ts'];
  const ofTheLanguage = [
    'web/i18n/locales.test.ts',
    'web/shell/language.test.tsx',
    'tests/boundaries/catalogues.test.ts',
    'tests/schema/descriptions.test.ts',
    // Its longest form is sent in all of them.
    'platform/operator/desk/content/announcements.test.ts',
  ];
  const only = ['-t', 'tide|every call|declares it|public fields|I18N|language|is said somewhere|from a catalogue|says more'];
  expectToPass(...vitest, ...only, ...ofTheNoun, ...ofTheLanguage);
});

test('the sources with both are sound: types, lint, loose ends and format', { timeout: 900_000 }, () => {
  // What the compiler has found in the copy of a run before: it looks again at what differs alone, which is most of a minute's work where all does.
  const [found, foundBefore] = [join(copy.folder, '.cache/types.tsbuildinfo'), '.cache/recipeTypes.tsbuildinfo'];
  mkdirSync(dirname(found), { recursive: true });
  if (existsSync(foundBefore)) copyFileSync(foundBefore, found);
  // But for what was generated a moment ago, and for what no text can change. The test command has the sources checked by this alone.
  expectToPass('scripts/check.ts', ...sourceChecks, 'lists of nouns', 'languages of the page');
  mkdirSync(dirname(foundBefore), { recursive: true });
  // Whole or not at all, for another run may be reading it.
  const part = `${foundBefore}.${process.pid}`;
  copyFileSync(found, part);
  renameSync(part, foundBefore);
});
