import type { i18n as I18n } from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { localeOf } from '../i18n/languageCodes.ts';
import { useTranslation } from '../i18n/useTranslation.ts';

type Values = Readonly<Record<string, string | number | boolean>>;
type Messages = Readonly<Record<string, (values: Values) => string>>;

/** Where React Aria looks for the messages of a page, in place of those it brings: it has none in half of the site's languages. */
const places = { locale: Symbol.for('react-aria.i18n.locale'), messages: Symbol.for('react-aria.i18n.strings') };

/** Says a text in the language that the page is in at that moment. */
let say: (key: string, values?: Values) => string;

/** By the parts of React Aria that are used here: one that is missing throws as it is rendered. */
const messagesOf = (): Readonly<Record<string, Messages>> => ({
  '@react-aria/combobox': {
    buttonLabel: () => say('suggestions.show'),
    listboxLabel: () => say('suggestions.label'),
    countAnnouncement: ({ optionCount }) => say('suggestions.count', { count: Number(optionCount) }),
    focusAnnouncement: ({ optionText, isSelected }) =>
      isSelected ? say('suggestions.selected', { option: String(optionText) }) : String(optionText),
    selectedAnnouncement: ({ optionText }) => say('suggestions.selected', { option: String(optionText) }),
  },
  '@react-aria/menu': { longPressMessage: () => say('longPress') },
  '@react-aria/overlays': { dismiss: () => say('dismiss') },
  '@react-aria/toast': {
    close: () => say('toasts.close'),
    notifications: ({ count }) => say('toasts.count', { count: Number(count) }),
  },
});

/** It reads them once, as the first of its parts is rendered. */
function speakBy(i18n: I18n): void {
  say = (key, values = {}) => i18n.t(`common:widgets.${key}`, values);
  Object.assign(window, { [places.locale]: 'own', [places.messages]: messagesOf() });
}

/** Around whatever is made of React Aria: what it says by itself comes from the site's texts, in the language of the page. */
export function AriaWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation('common');
  useState(() => speakBy(i18n));
  return <I18nProvider locale={localeOf(i18n.language)}>{children}</I18nProvider>;
}
