import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes, type Language } from '../../gateway/contract/languages.ts';

interface Entry {
  readonly languages: readonly Language[];
  readonly noun: string;
  /** Words that say the noun otherwise, in small letters. */
  readonly never: readonly string[];
}

/** The tables of `docs/glossary.md`; the heading above one names its languages. */
function readGlossary(): readonly Entry[] {
  let languages: readonly Language[] = [];
  return readFileSync('docs/glossary.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const named = /^## .*\((.+)\)$/.exec(line)?.[1];
      if (named !== undefined) languages = languageCodes.filter((code) => named.split(', ').includes(code));
      const [noun = '', , never = ''] = line.startsWith('| ')
        ? line
            .slice(2, -1)
            .split('|')
            .map((cell) => cell.trim())
        : [];
      const words = never.split(', ').filter((word) => word !== '' && word !== 'never');
      return words.length === 0 ? [] : [{ languages, noun, never: words.map((word) => word.toLowerCase()) }];
    });
}

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

const leaves = (tree: Tree, at: string): (readonly [string, string])[] =>
  typeof tree === 'string' ? [[at, tree]] : Object.entries(tree).flatMap(([key, below]: [string, Tree]) => leaves(below, `${at} ${key}`));

/** What is said in a language below a tree that says each thing in several. */
const saidIn = (tree: Tree, language: Language, at: string): (readonly [string, string])[] =>
  typeof tree === 'string'
    ? []
    : Object.entries(tree).flatMap(([key, below]: [string, Tree]) =>
        key === language ? leaves(below, `${at} ${key}`) : saidIn(below, language, `${at} ${key}`),
      );

const readTree = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Tree;
const ofOne = ['web/i18n/locales/*/*.json', 'gateway/**/texts/*.json', 'platform/**/texts/*.json'].flatMap((pattern) => globSync(pattern));
const ofSeveral = globSync('platform/seed/{brands/*,help}/*.json');
const languageOf = (file: string) => (file.includes('/locales/') ? path.basename(path.dirname(file)) : path.basename(file, '.json'));

const textsIn = (language: Language) => [
  ...ofOne.filter((file) => languageOf(file) === language).flatMap((file) => leaves(readTree(file), file)),
  ...ofSeveral.flatMap((file) => saidIn(readTree(file), language, file)),
];

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** A word of Latin letters is found as a whole word only; scripts without spaces have none. */
const pattern = (word: string) =>
  new RegExp(/^\p{Script=Latin}.*\p{Script=Latin}$/u.test(word) ? `(?<!\\p{L})${escaped(word)}(?!\\p{L})` : escaped(word), 'u');
/** Without what is filled in by name, and with small letters. */
const read = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '{{}}').toLowerCase();

const entries = readGlossary();

test('every language has a glossary, and every catalogue is read', () => {
  for (const language of languageCodes) {
    expect([language, entries.some(({ languages }) => languages.includes(language))]).toEqual([language, true]);
    if (language !== 'TY') expect(textsIn(language).length, language).toBeGreaterThan(1_000);
  }
});

test.each(languageCodes)('I18N-1 one noun has one word in %s', (language) => {
  const texts = textsIn(language).map(([at, text]) => [at, read(text)] as const);
  const found = entries
    .filter(({ languages }) => languages.includes(language))
    .flatMap(({ noun, never }) =>
      never.flatMap((word) => texts.filter(([, text]) => pattern(word).test(text)).map(([at]) => `${noun}: “${word}” in ${at}`)),
    );
  expect(found).toEqual([]);
});
