import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { languageCodes, languages } from '../../gateway/contract/languages.ts';
import { firstNamespaces } from '../../web/i18n/firstNamespaces.ts';
import { writeOrCompare } from './writeOrCompare.ts';

/**
 * What follows from the one list of languages in the contract. Of the page: their table, the line of `index.html` that
 * says which language the page is in before any code runs, and of each language the one file of what the first screen says.
 * Of the gateway: the texts of its own refusals.
 */
const folder = 'web/i18n';
const entries = Object.entries(languages);

const table = entries.map(
  ([code, { locale, below }]) => `  ${code}: { locale: '${locale}', below: ${below === null ? null : `'${below}'`} },\n`,
);

writeOrCompare(
  `${folder}/languageTable.ts`,
  `/** @generated from gateway/contract/languages.ts */\nexport const languages = {\n${table.join('')}} as const;\n`,
);

const page = readFileSync('web/index.html', 'utf8');
const locales = entries.map(([code, { locale }]) => `${code}: '${locale}'`).join(', ');
writeOrCompare('web/index.html', page.replace(/var locales = \{.*\};/, `var locales = { ${locales} };`));

mkdirSync(`${folder}/firstTexts`, { recursive: true });
for (const code of languageCodes) {
  // A language that lies over another leaves out what it says alike.
  const own = firstNamespaces.filter((namespace) => existsSync(`${folder}/locales/${code}/${namespace}.json`));
  const imports = own.map((namespace) => `import ${namespace} from '../locales/${code}/${namespace}.json' with { type: 'json' };\n`);
  const text = `${imports.join('')}\n/** @generated What the first screen says, in one file: five would be five requests. */\nexport const texts = { ${own.join(', ')} };\n`;
  writeOrCompare(`${folder}/firstTexts/${code}.ts`, text);
}

const worded = languageCodes.filter((code) => existsSync(`gateway/refusals/texts/${code}.json`));
const imported = worded.map((code) => `import ${code} from './texts/${code}.json' with { type: 'json' };\n`);
writeOrCompare(
  'gateway/refusals/refusalTexts.ts',
  `${imported.join('')}\n/** @generated What the gateway itself refuses by, in each language that says so. */\nexport const refusalTexts = { ${worded.join(', ')} };\n`,
);
