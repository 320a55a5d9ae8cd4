import { GraphQLError } from 'graphql';

/**
 * The person can act. In a mutation's result union it is data; anywhere else it is an error with `code`.
 * A GraphQLError, because any other error is masked outside a union.
 */
export abstract class Refusal extends GraphQLError {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message, { extensions: { code } });
    this.code = code;
  }
}

export class NotSignedInError extends Refusal {
  constructor() {
    super('UNAUTHENTICATED', 'Please log in first.');
  }
}

export class RealAccountNeededError extends Refusal {
  constructor() {
    super('REAL_ACCOUNT_NEEDED', 'This account may not do that: a real account is needed.');
  }
}

export class PasswordChangeRequiredError extends Refusal {
  constructor() {
    super('PASSWORD_CHANGE_REQUIRED', 'The password has to be changed before anything else.');
  }
}

export class FeatureOffError extends Refusal {
  constructor() {
    super('FEATURE_OFF', 'The brand does not offer this at the moment.');
  }
}

export class TooManyAttemptsError extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('TOO_MANY_ATTEMPTS', 'Too many attempts. Please wait before the next one.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface InvalidField {
  readonly name: string;
  /** Key of the message for the rule that was broken. */
  readonly patternId: string;
}

export class InvalidFieldsError extends Refusal {
  readonly fields: readonly InvalidField[];

  constructor(fields: readonly InvalidField[]) {
    super('INVALID_FIELDS', 'Some fields do not meet their rule.');
    this.fields = fields;
  }
}
