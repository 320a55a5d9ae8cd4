import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import type { PageProps } from '../PageProps.ts';
import { BreakForm } from './BreakForm.tsx';
import { ExclusionForm } from './ExclusionForm.tsx';
import { LimitForm } from './LimitForm.tsx';
import { LimitList } from './LimitList.tsx';
import { PageHead } from '../PageHead.tsx';
import { HouseClock } from '../record/HouseClock.tsx';
import styles from './LimitsPage.module.css';
import { LimitsPrompt } from './LimitsPrompt.tsx';
import { RealityCheckForm } from './RealityCheckForm.tsx';
import { useFreshLimits } from './useFreshLimits.ts';
import type { LimitsPage_member$key } from './__generated__/LimitsPage_member.graphql.ts';
import type { LimitsPageQuery } from './__generated__/LimitsPageQuery.graphql.ts';

/** What a member can set against playing more than they want to. */
export function LimitsPage({ fetchKey }: PageProps) {
  const { viewer } = useLazyLoadQuery<LimitsPageQuery>(
    graphql`
      query LimitsPageQuery @raw_response_type {
        viewer {
          id
          ...LimitsPage_member
        }
      }
    `,
    {},
    { fetchKey },
  );
  useFreshLimits();
  return viewer ? <Limits member={viewer} /> : null;
}

function Limits({ member }: { member: LimitsPage_member$key }) {
  const { t } = useTranslation('limits');
  const { playPause, playProtection } = useFragment(
    graphql`
      fragment LimitsPage_member on Member {
        # Read above all pages; see PauseNotice.
        playPause {
          kind
          until
        }
        playProtection @required(action: THROW) {
          prompt
          currencySymbol
          realityCheckMinutes
          limits {
            kind
            period
            amount
            used
            left
            pending {
              amount
              confirmFrom
              confirmUntil
            }
          }
        }
      }
    `,
    member,
  );
  const { prompt, currencySymbol, realityCheckMinutes, limits } = playProtection;
  const hasTimes = playPause?.until != null || limits.some(({ pending }) => pending != null);
  return (
    <div className={styles['page']}>
      <PageHead title={t('title')} />
      {hasTimes && <HouseClock />}
      {/* Who is here has no need to be asked for limits; that they are still right is said here. */}
      {prompt === 'REVIEW' && <LimitsPrompt prompt={prompt} />}
      <section className={styles['section']} aria-labelledby="limits-own">
        <h4 id="limits-own">{t('own')}</h4>
        <p className={styles['text']}>{t('ownText')}</p>
        <LimitList limits={limits} symbol={currencySymbol} />
        <LimitForm limits={limits} symbol={currencySymbol} />
      </section>
      <RealityCheckForm minutes={realityCheckMinutes} />
      <BreakForm />
      <ExclusionForm />
    </div>
  );
}
