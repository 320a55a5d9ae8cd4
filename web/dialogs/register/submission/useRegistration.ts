import { useEffect, useMemo, useReducer } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useCaptcha } from '../../../identity/verification/useCaptcha.ts';
import { forgetSentCode } from '../../../identity/verification/sentCode.ts';
import { useRegisterCode } from '../../../identity/verification/useRegisterCode.ts';
import { useSentCode } from '../../../identity/verification/useSentCode.ts';
import { type AddressCodes, addressCodes, forgetAddressCodes } from '../rules/addressCodes.ts';
import { keepDraft, readDraft } from '../rules/registrationDraft.ts';
import {
  emptyValues,
  type PhoneVerification,
  type RegistrationMode,
  type RegistrationValues,
  type RuleSet,
} from '../rules/registrationFields.ts';
import { refusalOf, type RegistrationRefusal, unanswered } from './refusalOf.ts';
import { openedWith, proofOf, registrationState } from './registrationState.ts';
import { rulesToResolver } from '../rules/rulesToResolver.ts';
import { submitRegistration } from './submitRegistration.ts';
import { useRegistrationCalls } from './useRegistrationCalls.ts';
import { useWelcome } from './useWelcome.ts';
import { useAlone } from '../../../ui/useAlone.ts';

export interface RegistrationSettings {
  readonly mode: RegistrationMode;
  readonly rules: RuleSet;
  readonly challengeRequired: boolean;
  readonly phoneVerification: PhoneVerification;
  readonly socialTicket: string | undefined;
  /** Digits of the dialling code to begin with; empty where no country is known. */
  readonly startCode: string;
}

/** Values and submission of the registration form; what a submission comes to is decided by `registrationState`. */
export function useRegistration(settings: RegistrationSettings) {
  const { mode, rules, challengeRequired, startCode } = settings;
  const { search } = useLocation();
  const { percent, ...calls } = useRegistrationCalls();
  const code = useSentCode({ purpose: 'register', challengeRequired, send: useRegisterCode() });
  const captcha = useCaptcha(rules.captcha !== undefined);
  const welcome = useWelcome(mode);
  const [state, tell] = useReducer(registrationState, search, (opened) => openedWith(addressCodes(opened)));
  const alone = useAlone();

  const { codes } = state;
  const resolver = useMemo(() => rulesToResolver(rules), [rules]);
  const empty = { ...emptyValues, ...codes, countryDialingCode: startCode };
  const { control, handleSubmit, setError, clearErrors, setFocus, setValue, getValues, trigger, reset, subscribe } =
    useForm<RegistrationValues>({
      // A code of this address replaces the one that was typed before it.
      defaultValues: { ...empty, ...draftBeside(codes) },
      mode: 'onTouched',
      resolver,
      shouldFocusError: false,
    });
  const { errors } = useFormState({ control });

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  const withCaptcha = (change: () => void) => {
    if (!rules.captcha) return;
    setValue('captcha', '');
    change();
  };

  const refuse = (refusal: RegistrationRefusal) => {
    if (refusal.spendsCaptcha) withCaptcha(captcha.renew);
    if (refusal.dropsAddressCode) forgetAddressCodes(['affiliateCode']);
    for (const { name, ...error } of refusal.fields) setError(name, error);
    tell({ type: 'refused', refusal });
  };

  const send = (values: RegistrationValues) =>
    alone(async () => {
      tell({ type: 'sent', standing: errors });
      const number = `${values.countryDialingCode} ${values.mobileNum}`;
      const along = {
        sent: code.sentTo(values),
        phoneProof: proofOf(state, number),
        captchaId: captcha.captcha?.id,
        pageUrl: location.href,
      };
      try {
        const outcome = await submitRegistration({ ...settings, values, codes, ...along }, calls, (proof) =>
          tell({ type: 'numberConfirmed', number, proof }),
        );
        if (outcome.kind !== 'registered') return refuse(refusalOf(outcome, rules));
        forgetSentCode('register');
        forgetAddressCodes();
        tell({ type: 'registered' });
        welcome(outcome, values.username);
      } catch {
        refuse(unanswered);
      }
    });

  return {
    control,
    errors,
    ...state,
    percent,
    code,
    captcha: { ...captcha, refresh: () => withCaptcha(captcha.refresh) },
    closeAffiliateWarning: () => tell({ type: 'warningClosed' }),
    setFocus,
    /** Has a code sent to the number of the form, once that is sound. */
    requestCode: async () => {
      if (!(await trigger('mobileNum', { shouldFocus: true }))) return;
      if (await code.request(getValues())) setFocus('verificationCode');
    },
    summaryFocused: () => tell({ type: 'summaryFocused' }),
    submit: handleSubmit(send, () => tell({ type: 'invalid' })),
    /** What was typed stays. */
    changeMode: () => {
      tell({ type: 'begunAnew' });
      clearErrors();
      withCaptcha(captcha.refresh);
    },
    reset: () => {
      tell({ type: 'begunAnew' });
      reset(empty);
    },
  };
}

/** What was typed before, but for codes that the address names. */
function draftBeside(codes: AddressCodes): Partial<RegistrationValues> {
  const { mode: _mode, ...values } = readDraft();
  return { ...values, ...Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== '')) };
}

export type Registering = ReturnType<typeof useRegistration>;
