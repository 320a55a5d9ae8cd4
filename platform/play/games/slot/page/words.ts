import type { Language } from '#contract/languages.ts';
import type { TextKey } from '../../../../core/text/catalogue.ts';
import type { TextTree, Write } from '../../../../core/text/texts.ts';
import { amountFormatter, shortFormatter, signedFormatter, type FormatAmount } from '../../kit/formatAmount.ts';
import { kitTexts, type KitTexts } from '../../kit/kitTexts.ts';
import { localeOf } from '../../kit/language.ts';
import { type CatalogueFiles, loadTexts } from '../../kit/loadTexts.ts';
import type EN from './texts/EN.json';

type SlotTexts = typeof EN & KitTexts;

/** Texts and ways of writing money of one session. */
export interface Words {
  readonly language: Language;
  readonly write: Write<TextKey<SlotTexts>>;
  readonly money: FormatAmount;
  readonly short: FormatAmount;
  readonly signed: FormatAmount;
  /** Between a whole number and its places. */
  readonly decimalSign: string;
}

/** Fetches the words of a language, for money with this symbol. */
export async function loadWords(language: Language, symbol: string): Promise<Words> {
  const own: CatalogueFiles = import.meta.glob<TextTree>('./texts/*.json', { import: 'default' });
  const locale = localeOf(language);
  return {
    language,
    write: await loadTexts<SlotTexts>(language, own, kitTexts()),
    money: amountFormatter(locale, symbol),
    short: shortFormatter(locale),
    signed: signedFormatter(locale, symbol),
    decimalSign: new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
  };
}
