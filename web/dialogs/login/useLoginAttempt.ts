import { useRef, useState } from 'react';
import { type PendingLogin, useDialogs } from '../../shell/dialogs.tsx';
import { loginProblemOf, type LoginProblem, type LoginRefusal } from './loginProblem.ts';
import { type Entered, useEnter } from './useEnter.ts';

type Entry = Entered & { readonly __typename: 'LogInPayload' };
type Pending = PendingLogin & { readonly __typename: 'LoginVerificationNeededError' };

/**
 * One try to sign in after the other, and what stands above the form meanwhile. `attempt` resolves with the refusal that the
 * form has to deal with, or with `null` where it is done: signed in, or led on to proving the login.
 */
export function useLoginAttempt() {
  const enter = useEnter();
  const { current, open } = useDialogs();
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  // A double press must not be two tries: the operator counts them.
  const isSending = useRef(false);

  async function attempt<Refusal extends LoginRefusal>(send: () => Promise<Entry | Pending | Refusal>, onEntered: () => void): Promise<Refusal | null> {
    if (isSending.current) return null;
    isSending.current = true;
    setProblem(null);
    try {
      const result = await send();
      if (isEntry(result)) {
        onEntered();
        enter(result);
        return null;
      }
      if (isPending(result)) {
        onEntered();
        open('loginVerification', { payload: result, afterwards: current?.afterwards });
        return null;
      }
      setProblem(loginProblemOf(result));
      return result;
    } catch {
      setProblem({ key: 'fault' });
      return null;
    } finally {
      isSending.current = false;
    }
  }
  return { attempt, problem };
}

const isEntry = (result: { readonly __typename: string }): result is Entry => result.__typename === 'LogInPayload';
const isPending = (result: { readonly __typename: string }): result is Pending => result.__typename === 'LoginVerificationNeededError';
