import type { i18n as I18n } from 'i18next';
import { use } from 'react';
import { I18nContext, useTranslation as useLoaded } from 'react-i18next';

/** By language and namespace. */
const known = new WeakMap<I18n, Map<string, Promise<unknown>>>();

/** The same promise for good: React counts what a component uses, and tells by the promise whether there is news. */
function loaded(i18n: I18n, namespace: string): Promise<unknown> {
  const promises = known.get(i18n) ?? new Map<string, Promise<unknown>>();
  known.set(i18n, promises);
  const key = `${i18n.language} ${namespace}`;
  let promise = promises.get(key);
  if (!promise) {
    // What is there already is read without a pause.
    const isThere = i18n.hasLoadedNamespace(namespace);
    promise = isThere ? Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined }) : i18n.loadNamespaces(namespace);
    promises.set(key, promise);
  }
  return promise;
}

/**
 * The texts of one or more namespaces; suspends while they are on their way. The library's own hook throws another promise at every
 * attempt, and React, where two places wait like that, attempts both over and over until the texts are there.
 */
export const useTranslation: typeof useLoaded = (namespaces, options) => {
  const i18n = use(I18nContext)?.i18n;
  const needed = typeof namespaces === 'string' ? [namespaces] : Array.isArray(namespaces) ? (namespaces as readonly string[]) : [];
  if (i18n) for (const namespace of needed) use(loaded(i18n, namespace));
  return useLoaded(namespaces, options);
};
