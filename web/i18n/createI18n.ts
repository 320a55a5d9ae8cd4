import { createInstance, type i18n as I18n } from 'i18next';
import { loadNamespace } from './loadNamespace.ts';

/** What every screen needs; other namespaces come with the screen that uses them. */
export const shellNamespaces = ['common', 'shell'] as const;

/** The texts of one language, ready to be read. Screens suspend while a namespace of theirs is on its way. */
export async function createI18n(language: string, namespaces: readonly string[] = shellNamespaces): Promise<I18n> {
  const i18n = createInstance();
  await i18n
    .use({
      type: 'backend',
      read: (code: string, namespace: string, done: (error: unknown, texts: unknown) => void) => {
        loadNamespace(code, namespace).then(
          (texts) => done(null, texts),
          (cause: unknown) => done(cause, null),
        );
      },
    })
    .init({
      lng: language,
      // `loadNamespace` has followed the chain already.
      fallbackLng: false,
      ns: [...namespaces],
      defaultNS: 'common',
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  return i18n;
}
