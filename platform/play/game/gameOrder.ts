import { languages } from '#contract/languages.ts';
import type { Language } from '../../core/http/handler.ts';
import { parseAmount } from '../../core/ledger/amount.ts';
import type { GameTitle } from '../family/gameFamily.ts';

export type GameOrder = 'NAME' | 'RTP' | 'MIN_BET';

/** Titles in the order asked for, those alike in it as they came; as they came where none is asked for. */
export function inOrder(
  titles: readonly GameTitle[],
  order: GameOrder | undefined,
  language: Language,
  nameOf: (title: GameTitle) => string,
): readonly GameTitle[] {
  if (order === undefined) return titles;
  if (order === 'RTP') return titles.toSorted((one, other) => Number(other.exactReturn) - Number(one.exactReturn));
  if (order === 'MIN_BET') return titles.toSorted((one, other) => Number(smallestStake(one) - smallestStake(other)));
  const { compare } = new Intl.Collator(languages[language].locale);
  return titles.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
}

const smallestStake = ({ stakes: [first = '0'] }: GameTitle): bigint => parseAmount(first);
