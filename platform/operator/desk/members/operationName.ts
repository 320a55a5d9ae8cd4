import type { Language } from '#contract/languages.ts';
import type { Texts } from '../../../core/text/texts.ts';
import { deskTexts } from '../deskTexts.ts';

/** What a transaction of the ledger did, in words; as it is written where nobody has worded it. */
export const operationName = (texts: Texts, language: Language, operation: string): string =>
  // A dot parts the keys of a catalogue.
  texts.ofCode(deskTexts, language, operation.replaceAll('.', '-'), 'operations') ?? operation;
