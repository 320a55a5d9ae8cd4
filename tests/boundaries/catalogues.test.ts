import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fallbackChain, languageCodes, languages } from '../../gateway/contract/languages.ts';
import { refusalCodes } from '../../gateway/contract/refusalCodes.ts';
import { catalogues as platformCatalogues } from '../../platform/catalogues.ts';
import { otherFormOf, placeholders, readCatalogues } from './catalogues.ts';
import { isTest, readSources } from './sources.ts';

const catalogues = [...readCatalogues('platform'), ...readCatalogues('gateway')];
const complete = languageCodes.filter((language) => language !== 'TY');
const textsOf = (folder: string, language: string) =>
  catalogues.find((each) => each.folder === folder)?.languages.get(language) ?? new Map<string, string>();
const product = readSources().filter(({ path }) => /^(platform|gateway)\//.test(path) && !isTest(path));

test('I18N-1 there are six languages at least, and what the brand does not word itself is Vietnamese, then English', () => {
  expect(languageCodes).toEqual(expect.arrayContaining(['TY', 'EN', 'VI', 'CN', 'TH', 'ID']));
  expect(fallbackChain('TY')).toEqual(['TY', 'VI', 'EN']);
  expect(catalogues.length).toBeGreaterThan(12);
});

test('every word that the embedded operator refuses by has a sentence, below `refusals` of its noun: else the person is told that it was refused, and not why', () => {
  const worded = new Set(catalogues.flatMap(({ languages: said }) => [...(said.get('EN')?.keys() ?? [])]));
  // What a vendor answers is the message.
  const foreign = ['game_vendor_error'];
  expect(
    Object.keys(refusalCodes).filter((code) => !worded.has(`refusals.${code}`)),
    'words without a sentence in platform/<area>/<noun>/texts/<LANG>.json',
  ).toEqual(foreign);
});

test('texts of refusals are read by the platform: a folder that no module names leaves the person without a reason', () => {
  const read = platformCatalogues().map(({ folder }) => path.relative('.', fileURLToPath(folder)));
  const refusing = catalogues.filter(({ languages: said }) =>
    [...(said.get('EN')?.keys() ?? [])].some((key) => key.startsWith('refusals.')),
  );
  expect(refusing.length).toBeGreaterThan(5);
  expect(
    refusing.map(({ folder }) => folder).filter((folder) => folder.startsWith('platform/') && !read.includes(folder)),
    'folders that stand in `texts` of no <noun>.module.ts',
  ).toEqual([]);
});

/** The keys that a language has where English has these: those that count in exactly the forms of its own plurals. */
function keysIn(language: (typeof languageCodes)[number], english: Iterable<string>): string[] {
  const forms = new Intl.PluralRules(languages[language].locale).resolvedOptions().pluralCategories;
  const keys = [...english];
  return keys.flatMap((key) => {
    if (key.endsWith('_other')) return forms.map((form) => key.replace(/other$/, form));
    return otherFormOf(key) !== key && keys.includes(otherFormOf(key)) ? [] : [key];
  });
}

const pairs = catalogues.flatMap(({ folder }) => complete.map((language) => [folder, language] as const));

test.each(pairs)('I18N-1 %s says everything in %s, with the same placeholders', (folder, language) => {
  const english = textsOf(folder, 'EN');
  const own = textsOf(folder, language);
  const keys = keysIn(language, english.keys());
  expect(
    [...keys.filter((key) => !own.has(key)), ...[...own.keys()].filter((key) => !keys.includes(key))],
    `${folder}/${language}.json: which keys it has not, or has beside those of EN.json; \`npx node scripts/beginTexts.ts\` begins what is not there`,
  ).toEqual([]);
  for (const [key, text] of own) {
    expect(text.trim(), key).not.toBe('');
    expect(text, key).not.toMatch(/^\s|\s$|!/);
    expect(placeholders(key, text), key).toEqual(placeholders(key, english.get(key) ?? english.get(otherFormOf(key)) ?? ''));
  }
});

test.each(catalogues)('I18N-1 the brand words of $folder only what Vietnamese says too, and otherwise', ({ folder }) => {
  const vietnamese = textsOf(folder, 'VI');
  for (const [key, text] of textsOf(folder, 'TY')) {
    expect(vietnamese.has(key), key).toBe(true);
    expect(text, key).not.toBe(vietnamese.get(key));
    expect(placeholders(key, text), key).toEqual(placeholders(key, vietnamese.get(key) ?? ''));
  }
});

test.each(catalogues)('$folder holds no language that nobody knows', ({ languages }) => {
  expect([...languages.keys()].filter((each) => !languageCodes.some((known) => known === each))).toEqual([]);
});

test('no sentence of English stands in another language', () => {
  const isSentence = (text: string) => /[a-z]+[ ,.:]+[a-z]{2,}/i.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));
  const same = pairs.flatMap(([folder, language]) =>
    language === 'EN'
      ? []
      : [...textsOf(folder, language)]
          .filter(([key, text]) => isSentence(text) && text === textsOf(folder, 'EN').get(key))
          .map(([key, text]) => `${folder}/${language}.json ${key}: ${text}`),
  );
  expect(same, 'to be translated').toEqual([]);
});

/** Whatever the product says between two marks, or as the name of a property. */
const said = new Set(
  product.flatMap(({ text }) => [
    ...text.split("'").slice(1, -1),
    ...text.split('`').slice(1, -1),
    ...[...text.matchAll(/ {2}([^\s:]+):(?= )/g)].map(([, name = '']) => name),
  ]),
);

test.each(catalogues)('every text of $folder is said somewhere', ({ languages }) => {
  const unsaid = [...(languages.get('EN') ?? new Map<string, string>()).keys()].filter((key) => {
    const name = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
    const last = name.slice(name.lastIndexOf('.') + 1);
    // A movement of money is named by its operation, whose dots are dashes here, and the way it went.
    const operation = last.replace(/_(?:IN|OUT|HOLD|RELEASE)$/, '').replaceAll('-', '.');
    // A game's code begins with its studio's, which its file leaves out.
    return ![name, last, last.replace(/^[a-z]+-/, ''), operation].some((each) => said.has(each));
  });
  expect(unsaid).toEqual([]);
});

/** Proper names, and letters that code has to know. */
const lettersOfCode = /^platform\/(seed\/vendors|play\/game\/foldName|seed\/art\/lettering)\.ts$/;

test('the platform says nothing to people but from a catalogue', () => {
  const letters = /(['"`])(?:(?!\1)[^\\\n]|\\.)*[\p{L}--[a-zA-Z]](?:(?!\1)[^\\\n]|\\.)*\1/v;
  const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
  const saying = product
    .filter(({ path }) => path.startsWith('platform/') && !lettersOfCode.test(path))
    .filter(
      ({ text }) =>
        letters.test(withoutComments(text)) || /\b(vi|en|TY|VI|EN): ['"`{(]|\bisVietnamese\b|=== '(TY|VI)'/.test(withoutComments(text)),
    );
  expect(saying.map(({ path }) => path)).toEqual([]);
  expect(letters.test("const said = 'Tiền chơi';")).toBe(true);
  expect(readFileSync('platform/seed/vendors.ts', 'utf8')).toMatch(letters);
});
