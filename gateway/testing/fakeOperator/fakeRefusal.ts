import { refusalCodes, type RefusalCode } from '#contract/refusalCodes.ts';
import { didYouMean } from '../didYouMean.ts';

const meanings: Readonly<Record<string, string>> = refusalCodes;

/** What a word of a refusal means; a word that is none of the contract's stands for itself. */
export const meaningOf = (code: string): string => meanings[code] ?? code;

/** The fake operator says no: `code` and `value` as the docstring of the call has them; its text is the message, for which the meaning of the word stands in. */
export class FakeRefusal extends Error {
  readonly code: RefusalCode;
  readonly value: unknown;

  constructor(code: RefusalCode, value?: unknown, text = meaningOf(code)) {
    if (!Object.hasOwn(meanings, code))
      throw new TypeError(
        `FakeRefusal: ${JSON.stringify(code)} is no refusal of openapi.json${didYouMean(String(code), Object.keys(meanings))}`,
      );
    super(text);
    this.code = code;
    this.value = value;
  }
}
