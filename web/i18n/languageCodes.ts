export interface LanguageCode {
  /** The operator's two-letter word for the language; `TY` is the brand's own wording over Vietnamese. */
  readonly code: string;
  /** BCP 47 tag, for numbers, dates, plural rules and `<html lang>`. */
  readonly locale: string;
  /** Its name as its speakers write it. */
  readonly name: string;
}

/** The language list. Resources exist for those of `resourceLanguages`. */
export const languageCodes: readonly LanguageCode[] = [
  { code: 'TY', locale: 'vi-VN', name: 'Tiếng Việt' },
  { code: 'EN', locale: 'en-GB', name: 'English' },
  { code: 'VI', locale: 'vi-VN', name: 'Tiếng Việt (chuẩn)' },
  { code: 'CN', locale: 'zh-CN', name: '简体中文' },
  { code: 'TH', locale: 'th-TH', name: 'ไทย' },
  { code: 'ID', locale: 'id-ID', name: 'Bahasa Indonesia' },
  { code: 'TW', locale: 'zh-TW', name: '繁體中文' },
  { code: 'JA', locale: 'ja-JP', name: '日本語' },
  { code: 'KO', locale: 'ko-KR', name: '한국어' },
  { code: 'MS', locale: 'ms-MY', name: 'Bahasa Melayu' },
  { code: 'KM', locale: 'km-KH', name: 'ភាសាខ្មែរ' },
  { code: 'LO', locale: 'lo-LA', name: 'ລາວ' },
  { code: 'MY', locale: 'my-MM', name: 'မြန်မာ' },
  { code: 'TL', locale: 'fil-PH', name: 'Filipino' },
  { code: 'HI', locale: 'hi-IN', name: 'हिन्दी' },
  { code: 'BN', locale: 'bn-BD', name: 'বাংলা' },
  { code: 'TA', locale: 'ta-IN', name: 'தமிழ்' },
  { code: 'TE', locale: 'te-IN', name: 'తెలుగు' },
  { code: 'UR', locale: 'ur-PK', name: 'اردو' },
  { code: 'NE', locale: 'ne-NP', name: 'नेपाली' },
  { code: 'SI', locale: 'si-LK', name: 'සිංහල' },
  { code: 'AR', locale: 'ar-EG', name: 'العربية' },
  { code: 'FA', locale: 'fa-IR', name: 'فارسی' },
  { code: 'TR', locale: 'tr-TR', name: 'Türkçe' },
  { code: 'RU', locale: 'ru-RU', name: 'Русский' },
  { code: 'UK', locale: 'uk-UA', name: 'Українська' },
  { code: 'KK', locale: 'kk-KZ', name: 'Қазақ тілі' },
  { code: 'MN', locale: 'mn-MN', name: 'Монгол' },
  { code: 'DE', locale: 'de-DE', name: 'Deutsch' },
  { code: 'FR', locale: 'fr-FR', name: 'Français' },
  { code: 'ES', locale: 'es-ES', name: 'Español' },
  { code: 'PT', locale: 'pt-BR', name: 'Português' },
  { code: 'IT', locale: 'it-IT', name: 'Italiano' },
  { code: 'NL', locale: 'nl-NL', name: 'Nederlands' },
  { code: 'PL', locale: 'pl-PL', name: 'Polski' },
];

const locales = new Map(languageCodes.map(({ code, locale }) => [code, locale]));

/** The BCP 47 tag of a language code; an unknown code reads as the default language. */
export const localeOf = (code: string): string => locales.get(code) ?? 'vi-VN';
