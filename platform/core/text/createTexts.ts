import { type Language, languageCodes } from '#contract/languages.ts';
import type { Catalogue, TextKey } from './catalogue.ts';
import { createI18n } from './createI18n.ts';
import { readCatalogue } from './readCatalogue.ts';
import type { Texts, TextTree, Write } from './texts.ts';
import { writerOf } from './writerOf.ts';

type CatalogueTexts = Readonly<Record<string, TextTree>>;

/** Below it a catalogue words the refusals of its noun by their codes. */
const refusals = 'refusals';
/** Below it a catalogue names things of its noun by their codes. */
const names = 'names';

/** Reads all catalogues. Throws where two have one name, or word one refusal or one name. */
export function createTexts(catalogues: readonly Catalogue[]): Texts {
  const resources: Record<string, CatalogueTexts> = {};
  for (const language of languageCodes)
    resources[language] = Object.fromEntries(catalogues.map((each) => [each.name, readCatalogue(each, language)]));
  const called = catalogues.map(({ name }) => name);
  const twice = called.find((name, index) => called.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two catalogues are called ${twice}`);
  const i18n = createI18n(resources, called);
  const ownersOf = (group: string) => groupOwners(resources['EN'] ?? {}, group);
  const [refusers, namers] = [ownersOf(refusals), ownersOf(names)];
  const written = new Set(called);
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
      const owned = refusers.has(code) ? code : 'refused';
      return i18n.t(`${refusals}.${owned}`, { lng: language, ns: refusers.get(owned) ?? '' });
    },
    name(code, language) {
      const ns = namers.get(code);
      return ns === undefined ? undefined : i18n.t(`${names}.${code}`, { lng: language, ns });
    },
  };
}

/** The catalogue that has each code of a group. */
function groupOwners(catalogues: CatalogueTexts, group: string): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const [name, texts] of Object.entries(catalogues)) {
    for (const code of Object.keys(texts[group] ?? {})) {
      const other = owners.get(code);
      if (other !== undefined) throw new Error(`${code} stands below ${group} of ${name} and of ${other}`);
      owners.set(code, name);
    }
  }
  return owners;
}
