import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyOfRepository } from './copyOfRepository.ts';

const copy = copyOfRepository();
afterAll(() => copy.remove());
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'];
const proof = [...vitest, 'web/i18n/locales.test.ts', 'tests/boundaries/catalogues.test.ts'];

/** Stands in for a translator: says everything, with its slots, otherwise than in English. */
const translate = (text: string): string => text.replaceAll(/"((?:[^"\\]|\\.)*)"(,?)$/gm, '"$1 ⵣ"$2');

test('a seventh language is added by the steps of CONTRIBUTING.md', { timeout: 400_000 }, () => {
  // 1
  copy.edit('gateway/contract/languages.ts', (text) =>
    text.replace('\n} as const satisfies', "\n  MS: { locale: 'ms-MY', below: 'EN', description: 'Malay.' },\n} as const satisfies"),
  );
  // 2
  expect(copy.run('scripts/beginTexts.ts', 'MS')).toMatchObject({ status: 0 });
  expect(copy.run('scripts/generate.ts')).toMatchObject({ status: 0 });
  // 3
  for (const path of globSync(['platform/**/texts/MS.json', 'gateway/**/texts/MS.json', 'web/i18n/locales/MS/*.json'], {
    cwd: copy.folder,
  })) {
    const file = join(copy.folder, path);
    writeFileSync(file, translate(readFileSync(file, 'utf8')));
  }
  const translated = copy.run(...proof);
  expect([translated.status, translated.status === 0 ? '' : translated.said]).toEqual([0, '']);
  // But for what was generated a moment ago, and for what no text can change.
  const checked = copy.run('scripts/check.ts', 'types', 'lint', 'languages of the page', 'loose ends', 'format');
  expect([checked.status, checked.status === 0 ? '' : checked.said]).toEqual([0, '']);
  expect(readFileSync(join(copy.folder, 'schema.graphql'), 'utf8')).toMatch(/enum Language \{[^}]*\bMS\b/);
  expect(readFileSync(join(copy.folder, 'web/i18n/firstTexts/MS.ts'), 'utf8')).toContain('../locales/MS/shell.json');
});
