/** The fake operator says no: `code` and `value` as the docstring of the call has them. */
export class FakeRefusal extends Error {
  readonly code: string;
  readonly value: unknown;

  constructor(code: string, value?: unknown) {
    super(code);
    this.code = code;
    this.value = value;
  }
}
