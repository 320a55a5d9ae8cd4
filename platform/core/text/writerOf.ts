import type { Language } from '#contract/languages.ts';
import type { i18n as I18n } from 'i18next';
import type { Write } from './texts.ts';

/** Writes what one namespace says in one language. Nobody is ever shown a key: a text that is not there is a fault. */
export const writerOf =
  <Key extends string>(i18n: I18n, language: Language, namespace: string): Write<Key> =>
  (key, values) => {
    const at = { ...values, lng: language, ns: namespace };
    if (!i18n.exists(key as string, at)) throw new Error(`${namespace} says nothing for ${key}`);
    return String(i18n.t(key as string, at));
  };
