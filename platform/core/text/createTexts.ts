import { type Language, languageCodes } from '#contract/languages.ts';
import type { Catalogue, TextKey } from './catalogue.ts';
import { createI18n } from './createI18n.ts';
import { readCatalogue } from './readCatalogue.ts';
import type { Texts, TextTree, Write } from './texts.ts';
import { writerOf } from './writerOf.ts';

type CatalogueTexts = Readonly<Record<string, TextTree>>;

/** Below it a catalogue words the refusals of its noun by their codes. */
const refusals = 'refusals';

/** Reads all catalogues. Throws where two have one name, or word one refusal. */
export function createTexts(catalogues: readonly Catalogue[]): Texts {
  const resources: Record<string, CatalogueTexts> = {};
  for (const language of languageCodes)
    resources[language] = Object.fromEntries(catalogues.map((each) => [each.name, readCatalogue(each, language)]));
  const names = catalogues.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two catalogues are called ${twice}`);
  const i18n = createI18n(resources, names);
  const owners = refusalOwners(resources['EN'] ?? {});
  const written = new Set(names);
  const pathOf = (code: string, group?: string): string => (group === undefined ? code : `${group}.${code}`);

  return {
    of<Shape>({ name }: Catalogue<Shape>, language: Language): Write<TextKey<Shape>> {
      if (!written.has(name)) throw new Error(`nobody has read the texts of ${name}`);
      return writerOf(i18n, language, name);
    },
    ofCode({ name }, language, code, group) {
      const at = { lng: language, ns: name };
      const path = pathOf(code, group);
      return i18n.exists(path, at) ? i18n.t(path, at) : undefined;
    },
    refusal(code, language) {
      const owned = owners.has(code) ? code : 'refused';
      return i18n.t(`${refusals}.${owned}`, { lng: language, ns: owners.get(owned) ?? '' });
    },
  };
}

/** The catalogue that words each refusal. */
function refusalOwners(catalogues: CatalogueTexts): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const [name, texts] of Object.entries(catalogues)) {
    for (const code of Object.keys(texts[refusals] ?? {})) {
      const other = owners.get(code);
      if (other !== undefined) throw new Error(`the refusal ${code} is worded by ${other} and by ${name}`);
      owners.set(code, name);
    }
  }
  return owners;
}
