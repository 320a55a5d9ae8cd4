import type { z } from 'zod';
import type { SessionHandle } from '../../context.ts';
import { refusalDetails } from '#contract/refusalDetails.ts';
import { PlayPausedError } from '../identity/playLimit/playPaused.ts';
import { accessRefusals } from '../../contract/accessRefusals.ts';
import { misfitsOf, textOf } from '../../upstream/answers/misfit.ts';
import { NotSignedIn, UpstreamBusy, UpstreamFault, UpstreamRefusal } from '../../upstream/failure.ts';
import { MoneyMaintenanceError } from '../money/wallet/MoneyMaintenanceError.ts';
import {
  FeatureOffError,
  InvalidFieldsError,
  NotSignedInError,
  PasswordChangeRequiredError,
  RealAccountNeededError,
  Refusal,
  TooManyAttemptsError,
} from './refusals.ts';

/** What a refusal code of the operator means here, from the details that came with it. */
export type ErrorMap = Readonly<Record<string, (details: unknown) => Error>>;

/** Details of another shape than a refusal has: what is wrong with them, without a value of theirs. */
class DetailsMisfit extends UpstreamFault {}

/** A meaning that needs details. Details of another shape than `refusalDetails` has leave the refusal unread, and so a fault; the fake operator has some in `fakeRefusalDetails.ts`. */
export const withDetails =
  <Details extends z.ZodType>(shape: Details, meaning: (details: z.output<Details>) => Error) =>
  (details: unknown): Error => {
    const read = shape.safeParse(details);
    return read.success ? meaning(read.data) : new DetailsMisfit(misfitsOf(read.error, details).map(textOf).join('; '));
  };

/** What a session may be refused with that is not, or not yet, for everything. */
export const sessionErrorMap = {
  [accessRefusals.realAccount]: () => new RealAccountNeededError(),
  [accessRefusals.passwordChange]: () => new PasswordChangeRequiredError(),
  [accessRefusals.paused]: withDetails(refusalDetails[accessRefusals.paused], (pause) => new PlayPausedError(pause)),
} as const satisfies ErrorMap;

/** Refusals that mean the same whatever was asked. */
export const commonErrorMap = {
  too_many_attempts: withDetails(refusalDetails.too_many_attempts, ({ retryAfterSeconds }) => new TooManyAttemptsError(retryAfterSeconds)),
  invalid_fields: withDetails(refusalDetails.invalid_fields, ({ fields }) => new InvalidFieldsError(fields)),
  function_not_enabled: () => new FeatureOffError(),
  money_maintenance: () => new MoneyMaintenanceError(),
  ...sessionErrorMap,
} as const satisfies ErrorMap;

/**
 * For `.catch`: throws what the operator's no means to a person, in the operator's words, which are of the language of the request. A void token ends the session here too.
 * Codes without a meaning stay what they are, and are masked as faults.
 */
export const mapErrors =
  (session: SessionHandle, errorMap: ErrorMap = {}) =>
  (cause: unknown): never => {
    if (cause instanceof UpstreamRefusal && cause.code === accessRefusals.passwordChange) session.restrict();
    if (cause instanceof NotSignedIn) {
      session.close();
      throw new NotSignedInError();
    }
    if (!(cause instanceof UpstreamRefusal) || !Object.hasOwn(errorMap, cause.code)) throw cause;
    const refusal = errorMap[cause.code]?.(cause.value);
    if (refusal instanceof DetailsMisfit)
      throw new UpstreamFault(`${cause.call ?? 'a call'}: the value of ${cause.code} does not fit: ${refusal.message}`);
    // An operator that words nothing sends its code, which says nothing to anybody.
    if (refusal instanceof Refusal && cause.message !== cause.code) refusal.operatorText = cause.message;
    else if (refusal instanceof Refusal && cause instanceof UpstreamBusy) refusal.wording = 'NO_ROOM';
    throw refusal ?? cause;
  };
