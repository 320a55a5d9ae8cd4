import { copyFileSync, existsSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '../gateway/contract/languages.ts';

/**
 * `node scripts/beginTexts.ts MS`: begins every catalogue that a language lacks with the English one, to be translated.
 * `npx vitest run web/i18n tests/boundaries` names what is missing, and what platform and gateway still say in English.
 */
const language = process.argv[2] ?? '';
if (!languageCodes.some((known) => known === language)) {
  console.error(`${language || 'Which language?'} Not in gateway/contract/languages.ts: ${languageCodes.join(', ')} are.`);
  process.exit(1);
}
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
  copyFileSync(english, own);
  console.log(own);
}
