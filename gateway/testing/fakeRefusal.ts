/** The fake operator says no: `code` and `value` as the docstring of the call has them; its text is the message. */
export class FakeRefusal extends Error {
  readonly code: string;
  readonly value: unknown;

  constructor(code: string, value?: unknown, text = code) {
    super(text);
    this.code = code;
    this.value = value;
  }
}
