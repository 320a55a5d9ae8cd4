import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '#contract/languages.ts';

type Texts = { readonly [key: string]: string | Texts };
export type Language = 'EN' | 'TY' | 'ID';

const folder = fileURLToPath(new URL('../../../web/i18n/locales/', import.meta.url));
/** Where each language's words are looked for, first one first: TY holds only what it words in its own way. */
const chains: Readonly<Record<Language, readonly string[]>> = { EN: ['EN'], TY: ['TY', 'VI'], ID: ['ID'] };
const kept = new Map<string, Texts>();

function read(language: string, namespace: string): Texts {
  const file = `${folder}${language}/${namespace}.json`;
  const texts = kept.get(file) ?? (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {});
  kept.set(file, texts);
  return texts;
}

function find(texts: Texts, path: readonly string[]): string | undefined {
  let place: string | Texts | undefined = texts;
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined;
  return typeof place === 'string' ? place : undefined;
}

/** As i18next finds them: a text that counts stands under the form that its language has for that number. */
function wordingOf(language: Language, key: string, count: string | number = 'any'): string {
  const [namespace = '', path = ''] = key.split(':');
  const form = typeof count === 'number' ? new Intl.PluralRules(languages[language].locale).select(count) : 'other';
  const found = chains[language]
    .flatMap((code) => [path, `${path}_${form}`].map((each) => find(read(code, namespace), each.split('.'))))
    .find((text) => text !== undefined);
  if (found === undefined) throw new Error(`There is no text ${key} in ${language}.`);
  return found.replaceAll(/<\/?\w+>/g, '');
}

/** The site's own words, so that a reworded text breaks no journey. */
export interface SiteTexts {
  readonly language: Language;
  /** The text at `namespace:path`, its placeholders filled. Throws where there is none. */
  (key: string, values?: Readonly<Record<string, string | number>>): string;
  /** The text as a pattern in which every placeholder stands for anything. */
  like(key: string): RegExp;
}

export function textsOf(language: Language): SiteTexts {
  const text = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    wordingOf(language, key, values['count']).replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
  const like = (key: string): RegExp => {
    const parts = wordingOf(language, key)
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.+')}$`);
  };
  return Object.assign(text, { language, like });
}
