import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes, languages } from '../gateway/contract/languages.ts';
import { tellUsage } from './usage.ts';

tellUsage(`npx node scripts/beginTexts.ts LANGUAGE

Begins every catalogue that LANGUAGE lacks with the English one, to be translated; LANGUAGE stands in gateway/contract/languages.ts: ${languageCodes.join(', ')}.
`);

/**
 * `node scripts/beginTexts.ts MS`: begins every catalogue that a language lacks with the English one, to be translated.
 * `npx vitest run web/i18n tests/boundaries` names what is missing, and what platform and gateway still say in English.
 */
const language = languageCodes.find((known) => known === process.argv[2]);
if (language === undefined) {
  console.error(`${process.argv[2] ?? 'Which language?'} Not in gateway/contract/languages.ts: ${languageCodes.join(', ')} are.`);
  process.exit(1);
}

type Tree = { readonly [key: string]: string | Tree };

const forms = new Intl.PluralRules(languages[language].locale).resolvedOptions().pluralCategories;

/** The same with the plurals of the language in place of the English ones. */
const inItsForms = (texts: Tree): Tree =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]): (readonly [string, string | Tree])[] => {
      if (typeof text !== 'string') return [[key, inItsForms(text)]];
      if (key.endsWith('_one')) return [];
      if (!key.endsWith('_other')) return [[key, text]];
      const formOf = (form: string) => key.replace(/other$/, form);
      return forms.map((form) => [formOf(form), (form === 'one' ? texts[formOf('one')] : undefined) ?? text]);
    }),
  );

const pairs = [
  ...globSync(['platform/**/texts/EN.json', 'gateway/**/texts/EN.json']).map(
    (english) => [english, path.join(path.dirname(english), `${language}.json`)] as const,
  ),
  ...globSync('web/i18n/locales/EN/*.json').map(
    (english) => [english, path.join('web/i18n/locales', language, path.basename(english))] as const,
  ),
];
for (const [english, own] of pairs.filter(([, each]) => !existsSync(each))) {
  mkdirSync(path.dirname(own), { recursive: true });
  writeFileSync(own, `${JSON.stringify(inItsForms(JSON.parse(readFileSync(english, 'utf8')) as Tree), null, 2)}\n`);
  console.log(own);
}
