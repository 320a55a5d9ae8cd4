import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useDialogOrigin } from '../overlays/dialogs.tsx';
import { returnPlace } from './placeAfterLogin.ts';
import { Button } from '../ui/Button/Button.tsx';
import { type LoginProblem, loginProblemOf } from './loginProblem.ts';
import { LoginProblemNotice } from './LoginProblemNotice.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import { keepSignInPlace } from './signInPlace.ts';
import { useBeginSocialSignIn } from './useBeginSocialSignIn.ts';

export interface SocialButtonsProps {
  providers: readonly { readonly provider: string; readonly name: string }[];
}

/** A button for each service by whose account one can sign in. The press leaves the site for the service's own page. */
export function SocialButtons({ providers }: SocialButtonsProps) {
  const { t } = useTranslation('login');
  const begin = useBeginSocialSignIn();
  const here = useLocation();
  const { onComplete } = useDialogOrigin();
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<LoginProblem | null>(null);

  // Whoever comes back by the browser's own button may find this page as it was left.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeavingTo(null);
      setProblem(null);
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  const leave = async (provider: string) => {
    if (leavingTo) return;
    setLeavingTo(provider);
    try {
      const result = await begin(provider);
      if (result.__typename === 'BeginSocialSignInPayload') {
        keepSignInPlace(returnPlace(here, onComplete() !== undefined));
        // The button stays busy: the page is about to go.
        return location.assign(result.url);
      }
      setProblem(loginProblemOf(result));
    } catch {
      setProblem({ key: 'fault' });
    }
    setLeavingTo(null);
  };

  return (
    <>
      {problem && <LoginProblemNotice problem={problem} isPast={leavingTo !== null} />}
      {providers.map(({ provider, name }) => (
        <Button
          key={provider}
          wide
          aria-label={t('social.with', { name })}
          icon={<ProviderMark provider={provider} name={name} />}
          isBusy={leavingTo === provider}
          onClick={() => void leave(provider)}
        >
          {name}
        </Button>
      ))}
    </>
  );
}
