import { loadChunk } from '../chunks/loadChunk.ts';
import { defaultLanguage, fetchedLanguages, isResourceLanguage } from './languages.ts';

export type Texts = { [key: string]: string | Texts };

/** What the first screen says is one file and one chunk per language: five would be five requests before anything is seen. */
const first = import.meta.glob<Texts>('./firstTexts/*.ts', { import: 'texts' });
/** Every other namespace of every language is a file and a chunk of its own; the pattern leaves out the `firstNamespaces`. */
const others = import.meta.glob<Texts>(['./locales/*/*.json', '!./locales/*/{common,home,lobby,shell,status}.json'], { import: 'default' });

/** The texts of one namespace, with what the language leaves out filled from those below it. */
export async function loadNamespace(language: string, namespace: string): Promise<Texts> {
  const needed = fetchedLanguages(isResourceLanguage(language) ? language : defaultLanguage);
  const found = await Promise.all(needed.map((code) => load(code, namespace)));
  return found.reduceRight((below, above) => overlay(below, above), {});
}

/** Nothing where the language leaves the namespace out. */
async function load(code: string, namespace: string): Promise<Texts> {
  const other = others[`./locales/${code}/${namespace}.json`];
  if (other) return loadChunk(other);
  const begin = first[`./firstTexts/${code}.ts`];
  const texts = begin && (await loadChunk(begin))[namespace];
  return typeof texts === 'object' ? texts : {};
}

/** `above` over `below`, key by key. */
function overlay(below: Texts, above: Texts): Texts {
  const merged: Texts = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = merged[key];
    merged[key] = typeof value === 'object' && typeof under === 'object' ? overlay(under, value) : value;
  }
  return merged;
}
