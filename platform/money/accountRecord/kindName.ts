import type { Language } from '#contract/languages.ts';
import type { Texts } from '../../core/text/texts.ts';
import { accountRecordTexts } from './accountRecordTexts.ts';

const movements = ['IN', 'OUT', 'HOLD', 'RELEASE'] as const;

/**
 * What a kind of movement is called: by the entry `names.<kind>` of whichever noun's texts have one, so that a new operation needs nothing else.
 * One that nobody has named is told by what it did, and by its own code.
 */
export function kindName(texts: Texts, kind: string, language: Language): string {
  const known = texts.name(kind, language);
  if (known !== undefined) return known;
  const at = kind.lastIndexOf('_');
  const movement = movements.find((each) => each === kind.slice(at + 1));
  return texts.of(accountRecordTexts, language)(`movements.${movement ?? 'IN'}`, { operation: kind.slice(0, at) });
}
