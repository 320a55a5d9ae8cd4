import { GraphQLError } from 'graphql';
import type { Language } from '../../context.ts';
import { type RefusalCode, refusalText } from '../../refusals/refusalText.ts';

/**
 * The person can act. In a mutation's result union it is data; anywhere else it is an error with `code`.
 * A GraphQLError, because any other error is masked outside a union.
 */
export abstract class Refusal extends GraphQLError {
  readonly code: RefusalCode;
  /** The operator's own words, which are of the language of the request; null where it gave none. */
  operatorText: string | null = null;
  /** Whose sentence stands in for them. */
  wording: RefusalCode;

  constructor(code: RefusalCode) {
    super(refusalText(code, 'EN'), { extensions: { code } });
    this.code = code;
    this.wording = code;
  }

  textIn(language: Language): string {
    return this.operatorText ?? refusalText(this.wording, language);
  }
}

export class NotSignedInError extends Refusal {
  constructor() {
    super('UNAUTHENTICATED');
  }
}

export class RealAccountNeededError extends Refusal {
  constructor() {
    super('REAL_ACCOUNT_NEEDED');
  }
}

export class PasswordChangeRequiredError extends Refusal {
  constructor() {
    super('PASSWORD_CHANGE_REQUIRED');
  }
}

export class FeatureOffError extends Refusal {
  constructor() {
    super('FEATURE_OFF');
  }
}

export class TooManyAttemptsError extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('TOO_MANY_ATTEMPTS');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Rules of the site's own, by the field of a form that breaks them; the others are the operator's. */
export const confirmationRules = { ageConfirmed: 'ageNotConfirmed', termsAccepted: 'termsNotAccepted' } as const;

export interface InvalidField {
  readonly name: string;
  /** Key of the message for the rule that was broken. */
  readonly patternId: string;
}

export class InvalidFieldsError extends Refusal {
  readonly fields: readonly InvalidField[];

  constructor(fields: readonly InvalidField[]) {
    super('INVALID_FIELDS');
    this.fields = fields;
  }
}
