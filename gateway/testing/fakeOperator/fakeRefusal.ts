import { refusalCodes, type RefusalCode } from '#contract/refusalCodes.ts';
import { didYouMean } from '../didYouMean.ts';

/**
 * The fake operator says no: `code` and `value` as the docstring of the call has them; its text is the message. Left out, it words nothing, and
 * the gateway says it in the language of the request.
 */
export class FakeRefusal extends Error {
  readonly code: RefusalCode;
  readonly value: unknown;

  constructor(code: RefusalCode, value?: unknown, text: string = code) {
    if (!Object.hasOwn(refusalCodes, code))
      throw new TypeError(
        `FakeRefusal: ${JSON.stringify(code)} is no refusal of openapi.json${didYouMean(String(code), Object.keys(refusalCodes))}`,
      );
    super(text);
    this.code = code;
    this.value = value;
  }
}
