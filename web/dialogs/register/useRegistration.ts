import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogs } from '../../shell/dialogs.tsx';
import { setViewer } from '../../shell/viewer.ts';
import { rememberUser } from '../login/lastUser.ts';
import { emptyValues, fieldNames, type FieldName, type RegistrationValues, type RuleSet } from './registrationFields.ts';
import { addressCodes, registrationInput } from './registrationInput.ts';
import { rulesToResolver } from './rulesToResolver.ts';
import { type RegisterResult, useRegister } from './useRegister.ts';

/** What stands beside the button: everything that belongs to no field. */
export type RegistrationProblem = { kind: 'fault' | 'invalid' } | { kind: 'tooMany'; minutes: number };

/** State and submission of the registration form. On success: dialogs closed, home, and the success dialog. */
export function useRegistration(rules: RuleSet, summary: RefObject<HTMLDivElement | null>) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { current, open } = useDialogs();
  const [register, isRegistering] = useRegister();
  const [problem, setProblem] = useState<RegistrationProblem | null>(null);
  // The address may change while the form is open; the codes it came with stay.
  const [codes] = useState(() => addressCodes(search));
  const isSending = useRef(false);
  const [isRefused, setRefused] = useState(false);
  const wantsFocus = useRef(false);

  const resolver = useMemo(() => rulesToResolver(rules), [rules]);
  const { control, handleSubmit, setError, setFocus, reset } = useForm<RegistrationValues>({
    defaultValues: { ...emptyValues, ...codes },
    mode: 'onTouched',
    resolver,
    shouldFocusError: false,
  });
  const { errors } = useFormState({ control });

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

  const refuse = (result: Exclude<RegisterResult, { __typename: 'RegisterPayload' }>) => {
    if (result.__typename === 'TooManyAttemptsError') {
      setProblem({ kind: 'tooMany', minutes: Math.max(1, Math.ceil(result.retryAfterSeconds / 60)) });
      return;
    }
    if (result.__typename === 'UsernameTakenError') setError('username', { type: 'taken' });
    else {
      const shown = result.__typename === 'InvalidFieldsError' ? result.fields.filter(({ name }) => isShown(name, rules)) : [];
      for (const { name, patternId } of shown) setError(name as FieldName, { type: 'refused', message: patternId });
      if (shown.length === 0) setProblem({ kind: 'invalid' });
    }
    showRefusal();
  };

  const send = async (values: RegistrationValues) => {
    if (isSending.current) return;
    isSending.current = true;
    setProblem(null);
    try {
      const result = await register(registrationInput(values, rules, codes, location.href));
      if (result.__typename !== 'RegisterPayload') return refuse(result);
      rememberUser(values.username);
      setViewer(environment, result);
      void navigate('/');
      open('registered', { payload: { account: result.account }, ...(current?.afterwards && { afterwards: current.afterwards }) });
    } catch {
      setProblem({ kind: 'fault' });
    } finally {
      isSending.current = false;
    }
  };

  return {
    control,
    errors,
    /** A submission was refused, here or by the gateway: the summary stands until all is corrected. */
    isRefused,
    isRegistering,
    problem,
    codes,
    setFocus,
    submit: handleSubmit(send, showRefusal),
    reset: () => {
      setProblem(null);
      setRefused(false);
      reset({ ...emptyValues, ...codes });
    },
  };
}

function isShown(name: string, rules: RuleSet): name is FieldName {
  return fieldNames.some((known) => known === name) && rules[name as FieldName] !== undefined;
}
