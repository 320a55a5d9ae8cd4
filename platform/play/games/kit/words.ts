import type { Language } from '#contract/languages.ts';
import type { TextKey } from '../../../core/text/catalogue.ts';
import type { Write } from '../../../core/text/texts.ts';
import { amountFormatter, shortFormatter, signedFormatter, type FormatAmount } from '../../../core/text/formatAmount.ts';
import { kitTexts, type KitTexts } from './kitTexts.ts';
import { localeOf } from './language.ts';
import { type CatalogueFiles, loadTexts } from './loadTexts.ts';

/** Texts and ways of writing money of one session: those of the kit, and a page's own beside them. */
export interface Words<Key extends string = TextKey<KitTexts>> {
  readonly language: Language;
  readonly write: Write<Key>;
  readonly money: FormatAmount;
  readonly short: FormatAmount;
  readonly signed: FormatAmount;
  /** Between a whole number and its places. */
  readonly decimalSign: string;
}

/** Fetches the words of a language, for money with this symbol; `own` are the page's, from its folder of texts. */
export async function loadWordsOf<Own>(language: Language, symbol: string, own: CatalogueFiles): Promise<Words<TextKey<Own & KitTexts>>> {
  const locale = localeOf(language);
  return {
    language,
    write: await loadTexts<Own & KitTexts>(language, kitTexts(), own),
    money: amountFormatter(locale, symbol),
    short: shortFormatter(locale),
    signed: signedFormatter(locale, symbol),
    decimalSign: new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
  };
}
