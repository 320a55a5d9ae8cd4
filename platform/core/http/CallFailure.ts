/** A request that never reached its handler; answered with this HTTP status. */
export class CallFailure extends Error {
  readonly status: 400 | 401 | 403 | 413 | 415;
  readonly code: string;
  readonly value: unknown;

  constructor(status: CallFailure['status'], code: string, value?: unknown) {
    super(code);
    this.status = status;
    this.code = code;
    this.value = value;
  }
}
