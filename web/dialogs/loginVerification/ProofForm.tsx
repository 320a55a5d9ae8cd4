import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { type PendingLogin, useDialogOrigin, useDialogs } from '../../overlays/dialogs.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useAlone } from '../../ui/useAlone.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { type LoginProblem, loginProblemOf } from '../../identity/loginProblem.ts';
import { LoginProblemNotice } from '../../identity/LoginProblemNotice.tsx';
import { useEnter } from '../../identity/useEnter.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { isSentTo, ProofField } from './ProofField.tsx';
import styles from './ProofForm.module.css';
import { type Method, useLoginVerification } from './useLoginVerification.ts';

const known: readonly string[] = ['PHONE', 'EMAIL', 'BANK_NAME', 'AUTHENTICATOR', 'RECOVERY_CODE'];
const isKnown = (choice: { readonly method: string; readonly hint: string }): choice is { method: Method; hint: string } =>
  known.includes(choice.method);

/** Choice of the way, the code where one is sent, the answer, and how many tries are left. */
export function ProofForm({ pending }: { pending: PendingLogin }) {
  const { t } = useTranslation('login');
  const enter = useEnter();
  const { onComplete } = useDialogOrigin();
  const { open } = useDialogs();
  const { begin, answer, isSending, isAnswering } = useLoginVerification(pending.verificationId);
  const choices = pending.choices.filter(isKnown);
  const first = choices[0]?.method;
  const [method, setMethod] = useState(first);
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const [nextCode, setNextCode] = useState<{ method: Method; deadline: number } | null>(null);
  const alone = useAlone();
  const field = useRef<HTMLInputElement>(null);
  const isMounted = useIsMounted();
  const chosen = useRef(method);
  chosen.current = method;

  const expire = () => open('login', { payload: { reason: 'verificationExpired' }, onComplete: onComplete() });
  const newest = useRef(expire);
  newest.current = expire;
  useEffect(() => {
    const timer = setTimeout(() => newest.current(), pending.expiresInSeconds * 1000);
    return () => clearTimeout(timer);
  }, [pending]);

  // What the person holds can be typed at once; what is sent has to be asked for first.
  useEffect(() => {
    if (first !== undefined && !isSentTo(first)) field.current?.focus();
  }, [first]);

  /** One call after the other, each with the problem that comes of it; a lost one is said, and can be made again. */
  const say = (call: () => Promise<LoginProblem | null>) =>
    alone(async () => {
      try {
        setProblem(await call());
      } catch {
        setProblem({ key: 'fault' });
      }
    });

  const sendCode = (way: Method) =>
    say(async () => {
      const result = await begin(way);
      if (result.__typename === 'LoginVerificationExpiredError') return isMounted() ? over(expire) : null;
      if (result.__typename === 'CodeSentPayload') setNextCode({ method: way, deadline: Date.now() + result.expiresInSeconds * 1000 });
      // Another way was chosen meanwhile: what is said of this one is not said of that.
      if (chosen.current !== way) return null;
      if (result.__typename !== 'CodeSentPayload') return loginProblemOf(result);
      field.current?.focus();
      return null;
    });

  const submit = (way: Method) => {
    setEmpty(text.trim() === '');
    if (text.trim() === '') return field.current?.focus();
    return say(async () => {
      const result = await answer(way, text.trim());
      const { entered } = result.__typename === 'LogInPayload' ? result : {};
      if (entered) return over(() => enter(entered, { knownPassword: pending.knownPassword, leadTo: pending.leadTo }));
      if (result.__typename === 'LoginVerificationExpiredError') return isMounted() ? over(expire) : null;
      if (chosen.current === way) field.current?.select();
      return result.__typename === 'LoginVerificationFailedError'
        ? { key: 'other', message: t('proof.failed', { count: result.triesLeft }) }
        : loginProblemOf(result);
    });
  };

  if (!method) return <Notice tone="danger">{t('proof.noWay')}</Notice>;
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(method);
      }}
    >
      <p>{t('proof.text')}</p>
      <MethodChoice
        choices={choices}
        method={method}
        onChange={(next) => {
          setMethod(next);
          setText('');
          setEmpty(false);
          setProblem(null);
        }}
      />
      {problem && <LoginProblemNotice problem={problem} isPast={isSending || isAnswering} />}
      <ProofField
        method={method}
        value={text}
        onChange={setText}
        inputRef={field}
        isEmpty={isEmpty && text.trim() === ''}
        onRequest={() => void sendCode(method)}
        isRequesting={isSending}
        isSent={nextCode?.method === method}
        deadline={nextCode?.method === method ? nextCode.deadline : null}
      />
      <Button type="submit" variant="primary" wide isBusy={isAnswering}>
        {t(isAnswering ? 'submitting' : 'proof.submit')}
      </Button>
    </form>
  );
}

/** What leads away leaves no problem behind. */
function over(leave: () => void): null {
  leave();
  return null;
}
