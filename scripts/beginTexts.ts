import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languageCodes, languages } from '../gateway/contract/languages.ts';
import { printUsage } from './usage.ts';

/** Those that are written whole: others lie over one of them, and hold what they word otherwise alone. */
const whole = languageCodes.filter((code) => languages[code].below === 'EN');

printUsage(`npx node scripts/beginTexts.ts [LANGUAGE]

Begins every text that LANGUAGE lacks with the English one, to be translated: whole catalogues, and texts of catalogues that are there. Without LANGUAGE,
for each of ${whole.join(', ')}. A new one stands in gateway/contract/languages.ts first.
`);

/**
 * `node scripts/beginTexts.ts MS`: begins every text that a language lacks with the English one, to be translated.
 * `npx vitest run web/i18n tests/boundaries` names what is missing, and what is still said in English.
 */
const [, , asked] = process.argv;
const begun = whole.filter((code) => asked === undefined || code === asked);
if (begun.length === 0) {
  console.error(`${asked}: not a language of gateway/contract/languages.ts that is written whole; those are ${whole.join(', ')}.`);
  process.exit(1);
}

type Tree = { readonly [key: string]: string | Tree };

const readTree = (file: string): Tree => JSON.parse(readFileSync(file, 'utf8')) as Tree;

/** The English texts with what is said already in place of them, and with the plurals of the language. */
function withEnglish(english: Tree, own: Tree, forms: readonly string[]): Tree {
  const wanted = Object.entries(english).flatMap(([key, text]): (readonly [string, string | Tree])[] => {
    if (typeof text !== 'string') return [[key, withEnglish(text, typeof own[key] === 'object' ? own[key] : {}, forms)]];
    if (key.endsWith('_one') && `${key.slice(0, -'one'.length)}other` in english) return [];
    if (!key.endsWith('_other')) return [[key, own[key] ?? text]];
    const formOf = (form: string) => key.replace(/other$/, form);
    return forms.map((form) => [formOf(form), own[formOf(form)] ?? (form === 'one' ? english[formOf('one')] : undefined) ?? text]);
  });
  // What English has not is left to the test that names it.
  return { ...Object.fromEntries(wanted), ...own, ...Object.fromEntries(wanted.filter(([, each]) => typeof each === 'object')) };
}

function begin(language: Language): void {
  const forms = new Intl.PluralRules(languages[language].locale).resolvedOptions().pluralCategories;
  const pairs = [
    ...globSync(['platform/**/texts/EN.json', 'gateway/**/texts/EN.json']).map(
      (english) => [english, path.join(path.dirname(english), `${language}.json`)] as const,
    ),
    ...globSync('web/i18n/locales/EN/*.json').map(
      (english) => [english, path.join('web/i18n/locales', language, path.basename(english))] as const,
    ),
  ];
  for (const [english, file] of pairs) {
    const own = existsSync(file) ? readTree(file) : {};
    const texts = withEnglish(readTree(english), own, forms);
    const leaves = (tree: Tree): number =>
      Object.values(tree).reduce<number>((sum, each) => sum + (typeof each === 'string' ? 1 : leaves(each)), 0);
    const added = leaves(texts) - leaves(own);
    if (added === 0) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
    console.log(`${file}: ${added}`);
  }
}

for (const language of begun) begin(language);
