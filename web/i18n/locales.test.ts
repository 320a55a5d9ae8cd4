import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from './languageTable.ts';
import { fallbackChain, isResourceLanguage, type ResourceLanguage, resourceLanguages } from './languages.ts';
import { languageCodes } from './languageCodes.ts';
import { createI18n } from './createI18n.ts';
import { loadNamespace } from './loadNamespace.ts';
import type { Texts } from './Texts.ts';

const folder = 'web/i18n/locales';
const namespaces = readdirSync(`${folder}/EN`).map((file) => file.replace('.json', ''));
const complete = resourceLanguages.filter((language) => language !== 'TY');

const leaves = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value, `${path}${key}.`) : [[path + key, value] as [string, string]],
  );
const read = (language: string, namespace: string): Texts =>
  JSON.parse(readFileSync(`${folder}/${language}/${namespace}.json`, 'utf8')) as Texts;
const otherFormOf = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '_other');
const formsOf = (language: ResourceLanguage) => new Intl.PluralRules(languages[language].locale).resolvedOptions().pluralCategories;
/** The keys that a language has where English has these: those that count in exactly the forms of its own plurals. */
const keysIn = (language: ResourceLanguage, english: readonly string[]) =>
  english.flatMap((key) => {
    if (key.endsWith('_other')) return formsOf(language).map((form) => key.replace(/other$/, form));
    return otherFormOf(key) !== key && english.includes(otherFormOf(key)) ? [] : [key];
  });
/** What is filled in. A singular may say its number in a word. */
const slots = (key: string, text: string) =>
  [...text.matchAll(/\{\{\s*\w+|<\w+/g)]
    .map(([found]) => found)
    .filter((slot) => !(key.endsWith('_one') && slot === '{{count'))
    .toSorted();

test('I18N-1 resources exist for TY, EN, VI, CN, TH and ID, and the language list has 35 codes at least, with their own names', () => {
  expect(readdirSync(folder).toSorted()).toEqual([...resourceLanguages].toSorted());
  expect(languageCodes.length).toBeGreaterThanOrEqual(35);
  expect(new Set(languageCodes.map(({ code }) => code)).size).toBe(languageCodes.length);
  expect(new Set(languageCodes.map(({ name }) => name)).size).toBe(languageCodes.length);
  const known = languageCodes.filter(({ code }) => isResourceLanguage(code));
  expect(known.map(({ code, locale }) => [code, locale]).toSorted()).toEqual(
    Object.entries(languages)
      .map(([code, { locale }]) => [code, locale])
      .toSorted(),
  );
  expect(resourceLanguages).toEqual(expect.arrayContaining(['TY', 'EN', 'VI', 'CN', 'TH', 'ID']));
  for (const { locale } of languageCodes) expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
});

test('I18N-1 TY falls back to Vietnamese, then English', () => {
  expect(fallbackChain('TY')).toEqual(['TY', 'VI', 'EN']);
});

const texts = complete.flatMap((language) => namespaces.map((namespace) => [language, namespace] as const));

test.each(texts)('I18N-1 %s/%s has every text of English, none empty, with the same slots', (language, namespace) => {
  const english = new Map(leaves(read('EN', namespace)));
  const file = `${folder}/${language}/${namespace}.json`;
  const begin = `\`npx node scripts/beginTexts.ts\` begins what is not there`;
  expect(existsSync(file), `${file} is missing; ${begin}`).toBe(true);
  const own = leaves(read(language, namespace));
  const [keys, ownKeys] = [keysIn(language, [...english.keys()]), own.map(([key]) => key)];
  expect(
    [...keys.filter((key) => !ownKeys.includes(key)), ...ownKeys.filter((key) => !keys.includes(key))],
    `${file}: which keys it has not, or has beside those of EN`,
  ).toEqual([]);
  for (const [key, text] of own) {
    expect(text.trim(), key).not.toBe('');
    expect(slots(key, text), key).toEqual(slots(key, english.get(key) ?? english.get(otherFormOf(key)) ?? ''));
  }
});

test.each(texts)('I18N-1 %s/%s is given whole to who reads it', async (language, namespace) => {
  expect(await loadNamespace(language, namespace)).toEqual(read(language, namespace));
});

test('I18N-1 no sentence of English stands in another language of the page', () => {
  const isSentence = (text: string) => /[a-z]+[ ,.:]+[a-z]{2,}/i.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));
  const same = texts.flatMap(([language, namespace]) => {
    const english = new Map(leaves(read('EN', namespace)));
    return language === 'EN'
      ? []
      : leaves(read(language, namespace))
          .filter(([key, text]) => isSentence(text) && text === (english.get(key) ?? english.get(otherFormOf(key))))
          .map(([key, text]) => `${folder}/${language}/${namespace}.json ${key}: ${text}`);
  });
  expect(same, 'to be translated').toEqual([]);
});

test('what the brand words no otherwise has no catalogue: an empty one would be a request for nothing', () => {
  const own = readdirSync(`${folder}/TY`).map((file) => file.replace('.json', ''));
  expect(own.filter((namespace) => leaves(read('TY', namespace)).length === 0)).toEqual([]);
});

test.each(namespaces)('I18N-1 TY/%s words only what English has, and misses nothing after its fallbacks', async (namespace) => {
  const english = leaves(read('EN', namespace)).map(([key]) => key);
  const brand = leaves(await loadNamespace('TY', namespace));
  expect(brand.map(([key]) => key).toSorted()).toEqual(keysIn('TY', english).toSorted());
});

test('I18N-1 the brand’s own wording lies over the Vietnamese', async () => {
  expect((await loadNamespace('TY', 'home'))['popular']).not.toBe((await loadNamespace('VI', 'home'))['popular']);
  expect((await loadNamespace('TY', 'home'))['all']).toBe((await loadNamespace('VI', 'home'))['all']);
});

test.each(resourceLanguages)('I18N-1 %s counts in its own forms, and no text is there in part of them', async (language) => {
  const forms = formsOf(language);
  for (const namespace of namespaces) {
    const keys = leaves(await loadNamespace(language, namespace)).map(([key]) => key);
    const counted = keys.filter((key) => /_(?:zero|one|two|few|many|other)$/.test(key));
    for (const key of counted)
      expect([namespace, key, forms.filter((form) => keys.includes(key.replace(/_\w+$/, `_${form}`)))]).toEqual([namespace, key, forms]);
    expect(counted.filter((key) => !forms.some((form) => key.endsWith(`_${form}`)))).toEqual([]);
    // The form for every other number has its name, too.
    expect(counted.filter((key) => keys.includes(key.replace(/_\w+$/, '')))).toEqual([]);
  }
});

test.each(resourceLanguages)('I18N-1 one and more are counted in %s by its own rules, whatever the browser speaks', async (language) => {
  const i18n = await createI18n(language, ['lobby']);
  for (const count of [0, 1, 2, 5]) expect(i18n.t('lobby:found', { count })).toMatch(new RegExp(`^${count} \\S`));
  const forms = new Intl.PluralRules(languages[language].locale);
  const isOneLikeTwo = forms.select(1) === forms.select(2);
  expect(i18n.t('lobby:found', { count: 1 }) === i18n.t('lobby:found', { count: 2 }).replace('2', '1')).toBe(isOneLikeTwo);
});
