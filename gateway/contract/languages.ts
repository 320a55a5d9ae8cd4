interface LanguageFacts {
  /** BCP 47 tag, for numbers, dates and `<html lang>`. */
  readonly locale: string;
  /** Whose texts are shown where this language leaves one out; null for the last. */
  readonly below: string | null;
  /** What it is, for whoever asks in it: a sentence of more than its name, which the schema says of the code. */
  readonly description: string;
}

/** The languages that everything is written in, each by the operator's two letters, in the order in which they are listed. */
export const languages = {
  TY: { locale: 'vi-VN', below: 'VI', description: "The brand's own wording over Vietnamese; what a visitor meets first." },
  EN: { locale: 'en-GB', below: null, description: 'English, as written for an international audience.' },
  VI: { locale: 'vi-VN', below: 'EN', description: 'Plain Vietnamese, without the wording of the brand.' },
  CN: { locale: 'zh-CN', below: 'EN', description: 'Simplified Chinese.' },
  TH: { locale: 'th-TH', below: 'EN', description: 'Thai, with Western digits.' },
  ID: { locale: 'id-ID', below: 'EN', description: 'Bahasa Indonesia.' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as [Language, ...Language[]];

/** A language, and those below it, the topmost first. */
export function fallbackChain(language: Language): readonly Language[] {
  const { below } = languages[language];
  return below === null ? [language] : [language, ...fallbackChain(below)];
}
