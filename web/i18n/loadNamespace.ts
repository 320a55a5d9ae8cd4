import { fallbackChain, isResourceLanguage } from './languages.ts';

export type Texts = { [key: string]: string | Texts };

/** Every namespace of every language is a file and a chunk of its own. */
const files = import.meta.glob<Texts>('./locales/*/*.json', { import: 'default' });

/**
 * The texts of one namespace, with what the language leaves out filled from its fallback chain. `TY` lies over
 * Vietnamese, which is complete (a test holds it), so English need not be fetched for it.
 */
export async function loadNamespace(language: string, namespace: string): Promise<Texts> {
  const chain = isResourceLanguage(language) ? fallbackChain(language) : fallbackChain('TY');
  const needed = chain.length > 2 ? chain.slice(0, 2) : chain.slice(0, 1);
  const found = await Promise.all(needed.map((code) => files[`./locales/${code}/${namespace}.json`]?.() ?? {}));
  return found.reduceRight((below, above) => overlay(below, above), {});
}

/** `above` over `below`, key by key. */
export function overlay(below: Texts, above: Texts): Texts {
  const merged: Texts = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = merged[key];
    merged[key] = typeof value === 'object' && typeof under === 'object' ? overlay(under, value) : value;
  }
  return merged;
}
