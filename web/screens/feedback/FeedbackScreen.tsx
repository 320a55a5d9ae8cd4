import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useSignIn } from '../../identity/useSignIn.ts';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useViewerFact } from '../../session/useViewerFact.ts';
import { isOnTrial, viewerId } from '../../session/viewer.ts';
import { SectionFault } from '../../shell/SectionFault.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { FormPage } from '../../ui/FormPage/FormPage.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import type { FeedbackScreenQuery } from './__generated__/FeedbackScreenQuery.graphql.ts';

/** Where members tell the house something. */
export function FeedbackScreen() {
  return (
    <Suspense fallback={<Skeleton height="420px" />}>
      <Feedback />
    </Suspense>
  );
}

function Feedback() {
  const { t } = useTranslation(['feedback', 'shell']);
  const onTrial = useViewerFact(isOnTrial);
  const signedIn = useViewerFact(viewerId);
  // Nothing of a trial reaches the house: it is told so before anything is written.
  const id = onTrial ? null : signedIn;
  const form = useKeptForm(id);
  const { open } = useDialogs();
  const { guard } = useSignIn();
  const { site, feedbackForm } = useRouteQuery<FeedbackScreenQuery>(graphql`
    query FeedbackScreenQuery @preloadable @raw_response_type {
      ...Shell_query
      site {
        brandName
      }
      feedbackForm {
        ...FeedbackForm_form
      }
    }
  `);
  return (
    <>
      <title>{t('title', { brand: site.brandName })}</title>
      <FormPage heading={t('heading')} isWide>
        {id === null && (
          <Notice
            tone="plain"
            action={
              <Button variant="primary" onClick={() => (onTrial ? open('register') : guard(() => undefined))}>
                {t(onTrial ? 'shell:header.register' : 'logIn')}
              </Button>
            }
          >
            {t(onTrial ? 'trial' : 'guest')}
          </Notice>
        )}
        {feedbackForm && form !== null && (
          <div hidden={id === null}>
            <FeedbackForm key={form} form={feedbackForm} />
          </div>
        )}
        {!feedbackForm && id !== null && <SectionFault />}
      </FormPage>
    </>
  );
}

/** Which form there is: none before one was shown, then the same, so that nothing of it is lost where a session ends meanwhile; for another member a new one. */
function useKeptForm(id: string | null | undefined): number | null {
  const [kept, keep] = useState<{ form: number | null; owner: string | null }>({ form: null, owner: null });
  if (id === null) return kept.form;
  const owner = id ?? kept.owner;
  const form = kept.form === null ? 0 : kept.form + (kept.owner === null || kept.owner === owner ? 0 : 1);
  if (form !== kept.form || owner !== kept.owner) keep({ form, owner });
  return form;
}
