import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { localeOf } from '../../i18n/languageCodes.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

type Values = Readonly<Record<string, string | number | boolean>>;
type Messages = Readonly<Record<string, (values: Values) => string>>;

/** Where React Aria looks for the messages of a page, in place of those it brings: it has none in half of the site's languages. */
const places = { locale: Symbol.for('react-aria.i18n.locale'), messages: Symbol.for('react-aria.i18n.strings') };

/** Says a text in the language that the page is in. */
let say: TFunction<'common'>;

/** By the parts of React Aria that are used here: one that is missing throws as it is rendered. */
const messagesOf = (): Readonly<Record<string, Messages>> => ({
  '@react-aria/combobox': {
    buttonLabel: () => say('widgets.suggestions.show'),
    listboxLabel: () => say('widgets.suggestions.label'),
    countAnnouncement: ({ optionCount }) => say('widgets.suggestions.count', { count: Number(optionCount) }),
    focusAnnouncement: ({ optionText, isSelected }) =>
      isSelected ? say('widgets.suggestions.selected', { option: optionText }) : String(optionText),
    selectedAnnouncement: ({ optionText }) => say('widgets.suggestions.selected', { option: optionText }),
  },
  '@react-aria/menu': { longPressMessage: () => say('widgets.longPress') },
  '@react-aria/overlays': { dismiss: () => say('widgets.dismiss') },
  '@react-aria/toast': {
    close: () => say('widgets.toasts.close'),
    notifications: ({ count }) => say('widgets.toasts.count', { count: Number(count) }),
  },
});

/** Around whatever is made of React Aria: what it says by itself comes from the site's texts, in the language of the page. */
export function AriaWords({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('common');
  say = t;
  // It reads them once, as the first of its parts is rendered.
  useState(() => Object.assign(window, { [places.locale]: 'own', [places.messages]: messagesOf() }));
  return <I18nProvider locale={localeOf(i18n.language)}>{children}</I18nProvider>;
}
