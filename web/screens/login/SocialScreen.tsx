import { useEffect, useRef, useState } from 'react';
import { Trans } from 'react-i18next';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { type LoginProblem, loginProblemOf } from '../../identity/loginProblem.ts';
import { LoginProblemNotice } from '../../identity/LoginProblemNotice.tsx';
import { LoginWays } from '../../dialogs/login/LoginWays.tsx';
import { pendingLogin } from '../../identity/pendingLogin.ts';
import { takeSignInPlace } from '../../identity/signInPlace.ts';
import { useEnter } from '../../identity/useEnter.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useDialogs, useOpenDialog } from '../../overlays/dialogs.tsx';
import { returningTo } from '../../identity/placeAfterLogin.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { FormPage } from '../../ui/FormPage/FormPage.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { RedirectAfterLogin } from './RedirectAfterLogin.tsx';
import styles from './LoginScreen.module.css';
import { useFinishSocialSignIn } from './useFinishSocialSignIn.ts';
import type { LoginScreenQuery } from './__generated__/LoginScreenQuery.graphql.ts';
import query from './__generated__/LoginScreenQuery.graphql.ts';

type Outcome =
  | { readonly kind: 'waiting' | 'toProve' }
  | { readonly kind: 'refused'; readonly problem: LoginProblem }
  | { readonly kind: 'unlinked'; readonly name: string; readonly socialTicket: string };

/** Where another service sends the browser back to: signs in by its account, or ties that account to one of this site. */
export function SocialScreen() {
  const { t } = useTranslation('login');
  const { site } = useRouteQuery<LoginScreenQuery>(query);
  const outcome = useOutcome();
  const isMember = useSignedIn();
  const current = useOpenDialog();
  const { open } = useDialogs();
  return (
    <>
      <title>{t('social.pageTitle', { brand: site.brandName })}</title>
      {/* The way back leads here once more, with nothing to hand over. */}
      {isMember && outcome.kind !== 'waiting' && !current && <RedirectAfterLogin />}
      <FormPage heading={t('social.title')} isBusy={outcome.kind === 'waiting'}>
        {outcome.kind === 'waiting' && <p role="status">{t('social.waiting')}</p>}
        {outcome.kind === 'refused' && <LoginProblemNotice problem={outcome.problem} />}
        {outcome.kind === 'unlinked' && (
          <Notice tone="info">{t(outcome.name === '' ? 'social.unlinkedNameless' : 'social.unlinked', { name: outcome.name })}</Notice>
        )}
        {outcome.kind !== 'waiting' && (
          <>
            <LoginWays {...(outcome.kind === 'unlinked' && { socialTicket: outcome.socialTicket })} />
            <p className={styles['aside']}>
              <Trans
                t={t}
                i18nKey="toRegister"
                components={{
                  action: (
                    <button
                      type="button"
                      onClick={() =>
                        open('register', { payload: outcome.kind === 'unlinked' ? { socialTicket: outcome.socialTicket } : undefined })
                      }
                    />
                  ),
                }}
              />
            </p>
          </>
        )}
      </FormPage>
    </>
  );
}

function useOutcome(): Outcome {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const finish = useFinishSocialSignIn();
  const enter = useEnter();
  const { open } = useDialogs();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'waiting' });
  // What came back is good once, and gone from the address at once.
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const callbackUrl = new URL(pathname + search + hash, location.origin).href;
    const place = takeSignInPlace();
    void navigate(pathname, { replace: true, state: returningTo(place) });
    finish(callbackUrl).then(
      (result) => {
        if (result.__typename === 'LogInPayload' && result.entered) return enter(result.entered, { leadTo: place });
        if (result.__typename === 'SocialUnlinkedError')
          return setOutcome({ kind: 'unlinked', name: result.name, socialTicket: result.socialTicket });
        if (result.__typename !== 'LoginVerificationNeededError' || !result.pending)
          return setOutcome({ kind: 'refused', problem: loginProblemOf(result) });
        setOutcome({ kind: 'toProve' });
        open('loginVerification', { payload: { ...pendingLogin(result.pending), leadTo: place } });
      },
      () => setOutcome({ kind: 'refused', problem: { key: 'fault' } }),
    );
  }, [pathname, search, hash, navigate, finish, enter, open]);
  return outcome;
}
