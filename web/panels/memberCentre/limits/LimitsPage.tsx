import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import { formatTime } from '../../../i18n/formatTime.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import type { PageProps } from '../PageProps.ts';
import { BreakForm } from './BreakForm.tsx';
import { ExclusionForm } from './ExclusionForm.tsx';
import { LimitForm } from './LimitForm.tsx';
import { LimitList } from './LimitList.tsx';
import styles from './LimitsPage.module.css';
import { LimitsPrompt } from './LimitsPrompt.tsx';
import { RealityCheckForm } from './RealityCheckForm.tsx';
import type { LimitsPage_member$key } from './__generated__/LimitsPage_member.graphql.ts';
import type { LimitsPageQuery } from './__generated__/LimitsPageQuery.graphql.ts';

/** What a member can set against playing more than they want to. */
export function LimitsPage({ fetchKey }: PageProps) {
  const { viewer } = useLazyLoadQuery<LimitsPageQuery>(
    graphql`
      query LimitsPageQuery {
        viewer {
          id
          ...LimitsPage_member
        }
      }
    `,
    {},
    { fetchKey },
  );
  return viewer ? <Limits member={viewer} /> : null;
}

function Limits({ member }: { member: LimitsPage_member$key }) {
  const { t, i18n } = useTranslation('limits');
  const { playProtection } = useFragment(
    graphql`
      fragment LimitsPage_member on Member {
        playProtection @required(action: THROW) {
          prompt
          currencySymbol
          realityCheckMinutes
          pause {
            kind
            until
          }
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
  const { prompt, currencySymbol, realityCheckMinutes, pause, limits } = playProtection;
  const until = pause?.until;
  return (
    <div className={styles['page']}>
      <h3 className={styles['title']}>{t('title')}</h3>
      {pause && (
        <Notice tone="info">{until ? t(`pause.${pause.kind}`, { until: formatTime(until, i18n.language) }) : t('pause.forGood')}</Notice>
      )}
      {prompt !== 'NONE' && <LimitsPrompt prompt={prompt} />}
      <section className={styles['section']} aria-labelledby="limits-own">
        <h4 id="limits-own">{t('own')}</h4>
        <p className={styles['text']}>{t('ownText')}</p>
        <LimitList limits={limits} symbol={currencySymbol} />
        <LimitForm symbol={currencySymbol} />
      </section>
      <RealityCheckForm minutes={realityCheckMinutes} />
      <BreakForm />
      <ExclusionForm />
    </div>
  );
}
