import { loadChunk } from '../chunks/loadChunk.ts';
import { firstNamespaces } from './firstNamespaces.ts';
import { defaultLanguage, fetchedLanguages, isResourceLanguage } from './languages.ts';
import type { Texts } from './Texts.ts';

/** What the first screen says is one file and one chunk per language: five would be five requests before anything is seen. */
const first = import.meta.glob<Texts>('./firstTexts/*.ts', { import: 'texts' });
/** The texts of one namespace, with what the language leaves out filled from those below it. */
export async function loadNamespace(language: string, namespace: string): Promise<Texts> {
  const needed = fetchedLanguages(isResourceLanguage(language) ? language : defaultLanguage);
  const found = await Promise.all(needed.map((code) => load(code, namespace)));
  return found.reduceRight((below, above) => overlay(below, above), {});
}

/** Nothing where the language leaves the namespace out. */
async function load(code: string, namespace: string): Promise<Texts> {
  if (isFirst(namespace)) {
    const begin = first[`./firstTexts/${code}.ts`];
    const texts = begin && (await loadChunk(begin))[namespace];
    return typeof texts === 'object' ? texts : {};
  }
  const { otherTexts } = await loadChunk(() => import('./otherTexts.ts'));
  const other = otherTexts[`./locales/${code}/${namespace}.json`];
  return other ? loadChunk(other) : {};
}

const isFirst = (namespace: string): boolean => firstNamespaces.some((known) => known === namespace);

/** `above` over `below`, key by key. */
function overlay(below: Texts, above: Texts): Texts {
  const merged: Texts = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = merged[key];
    merged[key] = typeof value === 'object' && typeof under === 'object' ? overlay(under, value) : value;
  }
  return merged;
}
