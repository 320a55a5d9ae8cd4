import { createInstance, type i18n as I18n } from 'i18next';
import { firstNamespaces } from './firstNamespaces.ts';
import { localeOf } from './languageCodes.ts';
import { loadNamespace } from './loadNamespace.ts';
import { loadTexts } from './loadTexts.ts';

/** The texts of one language, ready to be read; rejects where they do not come. Screens suspend while a namespace of theirs is on its way. */
export async function createI18n(language: string, namespaces: readonly string[] = firstNamespaces): Promise<I18n> {
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
      // The operator's codes are not BCP 47: `EN` must not become `en`.
      cleanCode: false,
      // `loadNamespace` has followed the chain already.
      fallbackLng: false,
      ns: [...namespaces],
      defaultNS: 'common',
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  await loadTexts(i18n, namespaces);
  // By itself it takes the operator's code for a tag of BCP 47, where `CN` is nothing, and the plurals would be those of the browser.
  const plurals = i18n.services.pluralResolver as { getRule(code: string): Intl.PluralRules };
  plurals.getRule = (code) => new Intl.PluralRules(localeOf(code));
  return i18n;
}
