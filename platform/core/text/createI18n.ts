import { fallbackChain, languageCodes, languages } from '#contract/languages.ts';
import { createInstance, type i18n as I18n, type Resource } from 'i18next';

/** i18next over texts that are there already: by the operator's codes, each language falling back along its chain. */
export function createI18n(resources: Resource, namespaces: readonly string[]): I18n {
  const i18n = createInstance();
  void i18n.init({
    resources,
    ns: [...namespaces],
    defaultNS: false,
    fallbackLng: Object.fromEntries(languageCodes.map((language) => [language, fallbackChain(language).slice(1)])),
    // The operator's codes are not BCP 47: `EN` must not become `en`.
    cleanCode: false,
    load: 'currentOnly',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  // By itself it takes a code for a tag of BCP 47, where `CN` is nothing, and the plurals would be those of the machine.
  const plurals = i18n.services.pluralResolver as { getRule(code: string): Intl.PluralRules };
  plurals.getRule = (code) =>
    new Intl.PluralRules(languageCodes.flatMap((each) => (each === code ? [languages[each].locale] : []))[0] ?? 'en');
  return i18n;
}
