import type { FieldErrors } from 'react-hook-form';
import type { AddressCodes } from '../rules/addressCodes.ts';
import type { RegistrationProblem, RegistrationRefusal } from './refusalOf.ts';
import type { RegistrationValues } from '../rules/registrationFields.ts';

/** A number that the phone service has confirmed; its code is good once, this proof until it is refused. */
interface ConfirmedNumber {
  readonly number: string;
  readonly proof: string;
}

/** What a registration has come to so far, beside the values of its form. */
export interface RegistrationState {
  readonly isRegistering: boolean;
  readonly problem: RegistrationProblem | null;
  /** A submission was refused, here or by the gateway: the summary stands until all is corrected. */
  readonly isRefused: boolean;
  /** The summary is to have the focus as soon as it is drawn, some renders after the refusal. */
  readonly wantsFocus: boolean;
  /** What was wrong before the submission that is under way: its summary keeps its place, so that nothing moves under the pointer. */
  readonly standing: FieldErrors<RegistrationValues> | null;
  readonly isAffiliateWarned: boolean;
  /** Those the form was opened with: the address may change meanwhile. */
  readonly codes: AddressCodes;
  readonly confirmed: ConfirmedNumber | null;
}

export type RegistrationEvent =
  /** The form itself found something wrong; nothing was sent. */
  | { readonly type: 'invalid' }
  | { readonly type: 'sent'; readonly standing: FieldErrors<RegistrationValues> }
  | ({ readonly type: 'numberConfirmed' } & ConfirmedNumber)
  | { readonly type: 'refused'; readonly refusal: RegistrationRefusal }
  | { readonly type: 'registered' | 'summaryFocused' | 'warningClosed' }
  /** The other form has rules of its own; a form that was emptied has nothing wrong with it. */
  | { readonly type: 'begunAnew' };

export const openedWith = (codes: AddressCodes): RegistrationState => ({
  isRegistering: false,
  problem: null,
  isRefused: false,
  wantsFocus: false,
  standing: null,
  isAffiliateWarned: false,
  codes,
  confirmed: null,
});

export function registrationState(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  switch (event.type) {
    case 'invalid':
      return { ...state, isRefused: true, wantsFocus: true };
    case 'sent':
      return { ...state, isRegistering: true, standing: event.standing };
    case 'numberConfirmed':
      return { ...state, confirmed: { number: event.number, proof: event.proof } };
    case 'refused':
      return { ...ended(state), ...after(event.refusal, state) };
    case 'registered':
      return ended(state);
    case 'summaryFocused':
      return { ...state, wantsFocus: false };
    case 'warningClosed':
      return { ...state, isAffiliateWarned: false };
    case 'begunAnew':
      return { ...state, problem: null, isRefused: false, wantsFocus: false };
  }
}

const ended = (state: RegistrationState): RegistrationState => ({ ...state, isRegistering: false, standing: null });

function after(refusal: RegistrationRefusal, { codes, confirmed }: RegistrationState): Partial<RegistrationState> {
  const isAtField = refusal.fields.length > 0;
  return {
    problem: refusal.problem,
    isRefused: isAtField,
    wantsFocus: isAtField,
    isAffiliateWarned: refusal.isAffiliate,
    codes: refusal.dropsAddressCode ? { ...codes, affiliateCode: '' } : codes,
    confirmed: refusal.spendsProof ? null : confirmed,
  };
}

/** The proof that goes with a number, where it was confirmed before. */
export const proofOf = ({ confirmed }: RegistrationState, number: string): string | null =>
  confirmed?.number === number ? confirmed.proof : null;
