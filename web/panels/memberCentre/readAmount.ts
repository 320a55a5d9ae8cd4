import { decimalOf, tenThousandths } from '../../ui/Money/decimal.ts';

/** How an amount that cannot be taken fails. `ambiguous`: `1,234` where the comma is the decimal mark. */
export type AmountProblem = 'empty' | 'format' | 'ambiguous' | 'tooSmall' | 'tooLarge';

export type AmountReading = { readonly amount: string } | { readonly problem: AmountProblem };

const groupMarks = /[\s\u00a0\u202f'’]/g;
const minus = /^[-\u2212]/;

/**
 * Reads what a person typed as an exact decimal string with at most four places. Grouping marks of
 * the language are optional. A single decimal mark followed by three digits is refused, because the
 * writer may well have meant thousands.
 */
export function readAmount(typed: string, language: string, minimum: string, maximum: string): AmountReading {
  const text = typed.trim().replace(groupMarks, '');
  if (text === '') return { problem: 'empty' };
  const plain = withoutGroups(text.replace(minus, ''), language);
  if (plain === null) return { problem: /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? 'ambiguous' : 'format' };
  const amount = canonical(minus.test(text) ? `-${plain}` : plain);
  const value = tenThousandths(amount);
  if (value < tenThousandths(minimum)) return { problem: 'tooSmall' };
  if (value > tenThousandths(maximum)) return { problem: 'tooLarge' };
  return { amount };
}

function withoutGroups(text: string, language: string): string | null {
  const decimal = new Intl.NumberFormat(language).formatToParts(0.5).find((part) => part.type === 'decimal')?.value ?? '.';
  const group = decimal === ',' ? '.' : ',';
  const grouped = new RegExp(`^[1-9]\\d{0,2}(?:\\${group}\\d{3})+(?:\\${decimal}\\d{1,4})?$`);
  if (grouped.test(text)) return text.replaceAll(group, '').replace(decimal, '.');
  // Two or more marks with three digits after each can only be groups, whatever the language.
  if (/^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})+$/.test(text)) return text.replace(/[.,]/g, '');
  const [whole = '', fraction, ...rest] = text.split(decimal);
  if (rest.length > 0 || !/^\d+$/.test(whole)) return null;
  if (fraction === undefined) return whole;
  if (!/^\d{1,4}$/.test(fraction)) return null;
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return null;
  return `${whole}.${fraction}`;
}

function canonical(plain: string): string {
  return decimalOf(tenThousandths(plain));
}
