import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { forgetMember } from '../../../session/forgetMember.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { Choice } from '../../../ui/Choice/Choice.tsx';
import { useToast } from '../../../ui/Toaster/toasts.tsx';
import type { ExclusionFormMutation } from './__generated__/ExclusionFormMutation.graphql.ts';
import styles from './LimitsPage.module.css';

const lengths = ['SIX_MONTHS', 'ONE_YEAR', 'FIVE_YEARS', 'FOR_GOOD'] as const;
type Length = (typeof lengths)[number];

/** Shuts the member out for half a year or longer, by one action and without asking anybody: a tick, and a button that says for how long. */
export function ExclusionForm() {
  const { t } = useTranslation('limits');
  const [length, setLength] = useState<Length>('SIX_MONTHS');
  const [isUnderstood, setUnderstood] = useState(false);
  const showToast = useToast();
  const [commit, isBusy] = useCommit<ExclusionFormMutation>(graphql`
    mutation ExclusionFormMutation($input: ExcludeSelfInput!) @raw_response_type {
      excludeSelf(input: $input) {
        __typename
      }
    }
  `);
  const exclude = async () => {
    try {
      const { excludeSelf } = await commit({ input: { length } });
      if (excludeSelf.__typename !== 'ExcludeSelfPayload') return showToast(t('fault'), 'bad');
      forgetMember();
      // A new page: nothing that this one knows of the member is left, and nothing asks for a login.
      window.location.assign('/');
    } catch {
      showToast(t('fault'), 'bad');
    }
  };
  return (
    <section className={styles['section']} aria-labelledby="limits-exclusion">
      <h4 id="limits-exclusion">{t('exclusion')}</h4>
      <p className={styles['text']}>{t('exclusionText')}</p>
      <Choice
        label={t('exclusion')}
        name="self-exclusion"
        options={lengths.map((value) => ({ value, label: t(`exclusions.${value}`) }))}
        value={length}
        onChange={setLength}
      />
      <Checkbox checked={isUnderstood} onChange={(event) => setUnderstood(event.target.checked)}>
        {t('excludeUnderstood')}
      </Checkbox>
      <div className={styles['actions']}>
        <Button isBusy={isBusy} disabled={!isUnderstood} onClick={() => void exclude()}>
          {t('exclude', { length: t(`exclusions.${length}`) })}
        </Button>
      </div>
    </section>
  );
}
