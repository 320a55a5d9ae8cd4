import { useState } from 'react';
import { useDialogOrigin, useDialogs } from '../../overlays/dialogs.tsx';
import { panelAtHome } from '../../overlays/usePanel.ts';
import { loginProblemOf, type LoginProblem, type LoginRefusal } from '../../identity/loginProblem.ts';
import { pendingLogin } from '../../identity/pendingLogin.ts';
import { useEnter } from '../../identity/useEnter.ts';
import type { pendingLogin_needed$key } from '../../identity/__generated__/pendingLogin_needed.graphql.ts';
import type { useEnter_entered$key } from '../../identity/__generated__/useEnter_entered.graphql.ts';
import { useAlone } from '../../ui/useAlone.ts';

interface Entry {
  readonly __typename: 'LogInPayload';
  readonly entered: useEnter_entered$key | null | undefined;
}

interface Pending {
  readonly __typename: 'LoginVerificationNeededError';
  readonly pending: pendingLogin_needed$key | null | undefined;
}

interface AttemptOptions {
  /** See `EnterOptions`. */
  readonly knownPassword?: string;
  /** It opens the withdrawal alone, and leads there. */
  readonly forPayout: boolean;
  readonly onEntered: () => void;
  /** No answer came: what is good once may be spent. */
  readonly onUnanswered?: () => void;
}

/**
 * One try to sign in after the other, and what stands above the form meanwhile. `attempt` resolves with the refusal that the
 * form has to deal with, or with undefined where it is done: signed in, or led on to proving the login. `offersPayout` from the
 * refusal of who has excluded themselves on, until a login of another kind is tried: a picture may have to be read in between.
 */
export function useLoginAttempt() {
  const enter = useEnter();
  const { onComplete } = useDialogOrigin();
  const { open } = useDialogs();
  // Kept until the next outcome; see `Notice.isPast`.
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const [wasForPayout, setForPayout] = useState(false);
  // A double press must not be two tries: the operator counts them.
  const alone = useAlone();

  const attempt = <Refusal extends LoginRefusal>(
    send: () => Promise<Entry | Pending | Refusal>,
    { onEntered, onUnanswered, forPayout, knownPassword }: AttemptOptions,
  ): Promise<Refusal | undefined> =>
    alone(async () => {
      setForPayout(forPayout);
      const options = { knownPassword, leadTo: forPayout ? panelAtHome('withdraw') : undefined };
      try {
        const result = await send();
        if (isEntry(result)) {
          onEntered();
          setProblem(null);
          if (result.entered) enter(result.entered, options);
          return undefined;
        }
        if (isPending(result)) {
          onEntered();
          setProblem(null);
          if (result.pending)
            open('loginVerification', {
              payload: { ...pendingLogin(result.pending), ...options },
              onComplete: onComplete(),
            });
          return undefined;
        }
        setProblem(loginProblemOf(result));
        return result;
      } catch {
        setProblem({ key: 'fault' });
        onUnanswered?.();
        return undefined;
      }
    });
  return { attempt, problem, offersPayout: problem?.key === 'selfExcluded' || wasForPayout };
}

const isEntry = (result: { readonly __typename: string }): result is Entry => result.__typename === 'LogInPayload';
const isPending = (result: { readonly __typename: string }): result is Pending => result.__typename === 'LoginVerificationNeededError';
