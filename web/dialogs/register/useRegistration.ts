import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, useForm, useFormState } from 'react-hook-form';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogs, useOpenDialog } from '../../overlays/dialogs.tsx';
import { setViewer } from '../../session/viewer.ts';
import { rememberUser } from '../../identity/remembered.ts';
import { useCaptcha } from '../../identity/verification/useCaptcha.ts';
import { useRegisterCode } from '../../identity/verification/useRegisterCode.ts';
import { useSentCode } from '../../identity/verification/useSentCode.ts';
import { type AddressCodes, addressCodes, forgetAffiliateCode } from './addressCodes.ts';
import { forgetDraft, keepDraft, readDraft } from './registrationDraft.ts';
import { emptyValues, type PhoneVerification, type RegistrationMode, type RegistrationValues, type RuleSet } from './registrationFields.ts';
import { type RegistrationProblem, refusalOf } from './refusalOf.ts';
import { rulesToResolver } from './rulesToResolver.ts';
import { type RegistrationOutcome, submitRegistration } from './submitRegistration.ts';
import { useRegistrationCalls } from './useRegistrationCalls.ts';

export interface RegistrationSettings {
  readonly mode: RegistrationMode;
  readonly rules: RuleSet;
  readonly challengeRequired: boolean;
  readonly phoneVerification: PhoneVerification;
  readonly socialTicket: string | undefined;
  /** Digits of the dialling code to begin with; empty where no country is known. */
  readonly startCode: string;
}

/** State and submission of the registration form. On success: dialogs closed, home, and the success dialog. */
export function useRegistration(settings: RegistrationSettings, summary: RefObject<HTMLDivElement | null>) {
  const { mode, rules, challengeRequired, startCode } = settings;
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { current } = useOpenDialog();
  const { open } = useDialogs();
  const { percent, ...calls } = useRegistrationCalls();
  const code = useSentCode({ purpose: 'register', challengeRequired, send: useRegisterCode() });
  const captcha = useCaptcha(rules.captcha !== undefined);
  const [problem, setProblem] = useState<RegistrationProblem | null>(null);
  const [isAffiliateWarned, setAffiliateWarned] = useState(false);
  // The address may change while the form is open; the codes it came with stay.
  const [codes, setCodes] = useState(() => addressCodes(search));
  const [isRegistering, setRegistering] = useState(false);
  const isSending = useRef(false);
  const [isRefused, setRefused] = useState(false);
  const [standing, setStanding] = useState<FieldErrors<RegistrationValues> | null>(null);
  const wantsFocus = useRef(false);
  const confirmed = useRef<{ readonly number: string; readonly proof: string }>(null);

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

  // The summary is drawn some renders after the refusal, when the form has handed out its errors.
  useEffect(() => {
    if (!wantsFocus.current || !summary.current) return;
    wantsFocus.current = false;
    summary.current.focus();
  });
  const showRefusal = () => {
    wantsFocus.current = true;
    setRefused(true);
  };

  const refreshCaptcha = () => {
    if (!rules.captcha) return;
    setValue('captcha', '');
    captcha.refresh();
  };
  /** A picture is good for one answer. */
  const renewCaptcha = () => {
    if (!rules.captcha) return;
    setValue('captcha', '');
    captcha.renew();
  };

  const welcome = ({ payload }: Extract<RegistrationOutcome, { kind: 'registered' }>, username: string) => {
    rememberUser(mode === 'mobile' ? payload.account : username);
    code.forget();
    forgetDraft();
    setViewer(environment, payload);
    void navigate('/');
    const isGenerated = mode === 'mobile';
    open('registered', {
      payload: { account: payload.account, ...(isGenerated && { isGenerated }) },
      ...(current?.onComplete && { onComplete: current.onComplete }),
    });
  };

  const send = async (values: RegistrationValues) => {
    if (isSending.current) return;
    isSending.current = true;
    setRegistering(true);
    setStanding(errors);
    const number = `${values.countryDialingCode} ${values.mobileNum}`;
    const phoneProof = confirmed.current?.number === number ? confirmed.current.proof : null;
    try {
      const { captcha: picture } = captcha;
      const form = { ...settings, values, codes, sent: code.sentTo(values), phoneProof, captchaId: picture?.id, pageUrl: location.href };
      const outcome = await submitRegistration(form, calls, (proof) => {
        confirmed.current = { number, proof };
      });
      if (outcome.kind === 'registered') return welcome(outcome, values.username);
      const refusal = refusalOf(outcome, rules);
      // Each picture is spent by the call that it went with, and a proof that was refused by its refusal.
      if (outcome.kind === 'refused') renewCaptcha();
      if (outcome.kind === 'refused' && outcome.result.__typename === 'VerificationCodeFailedError') confirmed.current = null;
      setProblem(refusal.problem);
      setRefused(false);
      setAffiliateWarned(refusal.isAffiliate);
      // Nobody could take it out of a form that has no field for it.
      if (refusal.isAffiliate && !rules.affiliateCode) {
        forgetAffiliateCode();
        setCodes({ ...codes, affiliateCode: '' });
      }
      for (const { name, ...error } of refusal.fields) setError(name, error);
      if (refusal.fields.length > 0) showRefusal();
    } catch {
      setProblem({ kind: 'fault' });
      setRefused(false);
      renewCaptcha();
    } finally {
      isSending.current = false;
      setStanding(null);
      setRegistering(false);
    }
  };

  return {
    control,
    errors,
    /** What was wrong before the submission that is under way: its summary keeps its place, so that nothing moves under the pointer. */
    standing,
    /** A submission was refused, here or by the gateway: the summary stands until all is corrected. */
    isRefused,
    isRegistering,
    percent,
    problem,
    codes,
    code,
    captcha: { ...captcha, refresh: refreshCaptcha },
    isAffiliateWarned,
    closeAffiliateWarning: () => setAffiliateWarned(false),
    setFocus,
    /** Has a code sent to the number of the form, once that is sound. */
    requestCode: async () => {
      if (!(await trigger('mobileNum', { shouldFocus: true }))) return;
      if (await code.request(getValues())) setFocus('verificationCode');
    },
    submit: handleSubmit(send, showRefusal),
    /** The other form has rules of its own; what was typed stays. */
    changeMode: () => {
      setProblem(null);
      setRefused(false);
      clearErrors();
      refreshCaptcha();
    },
    reset: () => {
      setProblem(null);
      setRefused(false);
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
