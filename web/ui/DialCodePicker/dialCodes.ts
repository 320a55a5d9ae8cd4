import { foldText } from '../../i18n/foldText.ts';
import { localeOf } from '../../i18n/languageCodes.ts';

/** A country whose numbers can be given. */
export interface DialCodeCountry {
  /** Two letters of ISO 3166. */
  readonly countryCode: string;
  /** Digits without the plus sign. */
  readonly countryDialingCode: string;
}

export interface DialCodeOption extends DialCodeCountry {
  readonly name: string;
  /** What the closed field shows; no two countries share it. */
  readonly text: string;
}

/** The country to begin with: that of the supplied code where it is listed, else the current one, else the first. */
export function startCountry(
  countries: readonly DialCodeCountry[],
  suppliedCode: string,
  current?: DialCodeCountry | null,
): DialCodeCountry | undefined {
  const supplied = countries.filter(({ countryDialingCode }) => countryDialingCode === suppliedCode);
  // Several countries may share a code; the visitor's own is the likeliest of them.
  return supplied.find(({ countryCode }) => countryCode === current?.countryCode) ?? supplied[0] ?? current ?? countries[0];
}

/** A country as the field shows it: `VN +84`. */
export const codeText = ({ countryCode, countryDialingCode }: DialCodeCountry): string => `${countryCode} +${countryDialingCode}`;

/** The country's flag as text: the two letters themselves where a system draws no flags. */
export const flagOf = (countryCode: string): string =>
  String.fromCodePoint(...[...countryCode].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));

export function optionsOf(countries: readonly DialCodeCountry[], language: string): readonly DialCodeOption[] {
  const nameOf = namesIn(language);
  return countries.map((country) => ({
    ...country,
    name: nameOf(country.countryCode),
    text: codeText(country),
  }));
}

/** Makes the filter of what is typed: a code with or without its plus, letters of the country, or its name in the language or in English. */
export function dialCodeFilter(options: readonly DialCodeOption[]): (text: string, typed: string) => boolean {
  const english = namesIn('EN');
  const words = new Map(
    options.map(({ countryCode, countryDialingCode, name, text }) => [
      text,
      { code: countryDialingCode, names: [text, countryCode, name, english(countryCode)].map(foldText) },
    ]),
  );
  return (text, typed) => {
    const wanted = foldText(typed.trim());
    const known = words.get(text);
    if (!known || wanted === '') return true;
    const digits = /^(?:\+|00)?(\d+)$/.exec(wanted)?.[1];
    return digits ? known.code.startsWith(digits) : known.names.some((name) => name.includes(wanted));
  };
}

function namesIn(language: string): (countryCode: string) => string {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code' });
  return (countryCode) => {
    try {
      return names.of(countryCode) ?? countryCode;
    } catch {
      return countryCode;
    }
  };
}
