import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useSignIn } from '../../identity/useSignIn.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
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
  const { t } = useTranslation('feedback');
  const isSignedIn = useSignedIn();
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
        {isSignedIn === false ? (
          <Notice
            tone="plain"
            action={
              <Button variant="primary" onClick={() => guard(() => undefined)}>
                {t('logIn')}
              </Button>
            }
          >
            {t('guest')}
          </Notice>
        ) : feedbackForm ? (
          <FeedbackForm form={feedbackForm} />
        ) : (
          <SectionFault />
        )}
      </FormPage>
    </>
  );
}
