/** The operator refused: the person can act. `code` is the operator's word, `value` its details, `call` the name of what was asked. */
export class UpstreamRefusal extends Error {
  readonly code: string;
  readonly value: unknown;
  readonly call: string | undefined;

  constructor(code: string, message: string, value?: unknown, call?: string) {
    super(message);
    this.code = code;
    this.value = value;
    this.call = call;
  }
}

/** Too much is asked at once, whoever asks; it was not done, and may be asked again in `retryAfterSeconds`. */
export class UpstreamBusy extends UpstreamRefusal {
  readonly retryAfterSeconds: number;

  /** Without words of the operator's, the message is the code, as that of every refusal is. */
  constructor(retryAfterSeconds: number, message = 'too_many_attempts') {
    super('too_many_attempts', message, { retryAfterSeconds });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The operator does not have the brand that the calls are made for: a setting is wrong. The message says so to whoever runs the gateway. */
export class UnknownMerchant extends Error {}

/** The call needs a member, and there is none or the token is void. */
export class NotSignedIn extends Error {}

/** The operator could not be asked, or its answer could not be read. Masked before it reaches a client. */
export class UpstreamFault extends Error {}

/** It was not asked, because calls of its kind keep failing: the log says so as that begins, and why. */
export class CallsPaused extends UpstreamFault {}

/** The client hung up before its answer was there: the operator was asked no further. */
export class ClientDisconnected extends UpstreamFault {}

/** An answer is about another member than the one whose token was sent. Masked likewise, and nothing of it is used. */
export class OtherMember extends UpstreamFault {}
