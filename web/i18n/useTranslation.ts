import type { i18n as I18n } from 'i18next';
import { use } from 'react';
import { I18nContext, useTranslation as useLoaded } from 'react-i18next';
import { latestAttempt } from '../attempts/attempts.ts';
import { loadTexts } from './loadTexts.ts';

interface Loading {
  readonly promise: Promise<unknown>;
  failedAt?: number;
}

/** By language and namespace. */
const known = new WeakMap<I18n, Map<string, Loading>>();

/** The same promise for good: React counts what a component uses, and tells by the promise whether there is news. A failure stays until a boundary has shown it, as that of code does. */
function loaded(i18n: I18n, namespace: string): Promise<unknown> {
  const loadings = known.get(i18n) ?? new Map<string, Loading>();
  known.set(i18n, loadings);
  const key = `${i18n.language} ${namespace}`;
  let loading = loadings.get(key);
  if (!loading || (loading.failedAt ?? latestAttempt()) !== latestAttempt()) {
    loading = begin(i18n, namespace);
    loadings.set(key, loading);
  }
  return loading.promise;
}

function begin(i18n: I18n, namespace: string): Loading {
  // What is there already is read without a pause.
  if (i18n.hasResourceBundle(i18n.language, namespace))
    return { promise: Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined }) };
  const loading: Loading = { promise: loadTexts(i18n, [namespace]) };
  loading.promise.catch(() => (loading.failedAt = latestAttempt()));
  return loading;
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
