import { type Ref, useId, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { isComposing } from '../../../ui/isComposing.ts';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import styles from './MemberTransferPage.module.css';
import { type Receiver, useReceiverSearch } from './useReceiverSearch.ts';

export interface ReceiverChoiceProps {
  receivers: readonly Receiver[];
  /** There are more than these: the others can be searched for. */
  hasMore: boolean;
  chosen: Receiver | null;
  /** That nobody is chosen yet, once somebody has to be. */
  problem: string | null;
  fieldsetRef: Ref<HTMLFieldSetElement>;
  isBusy: boolean;
  onChoose: (receiver: Receiver) => void;
}

/** To whom the money goes. Who is chosen stays in sight and chosen, whatever is searched for afterwards. */
export function ReceiverChoice({ receivers, hasMore, chosen, problem, fieldsetRef, isBusy, onChoose }: ReceiverChoiceProps) {
  const { t } = useTranslation('memberTransfer');
  const problemId = useId();
  const { typed, search, again, isSearching, isLost, found } = useReceiverSearch();
  // As they were at first: who was found by the whole account is called by it, and looks like nobody any more.
  const [areAlike] = useState(() => new Set(receivers.map(({ maskedAccount }) => maskedAccount)).size < receivers.length);
  const listed = found?.receivers ?? receivers;
  const shown = chosen === null || listed.some(({ id }) => id === chosen.id) ? listed : [chosen, ...listed];
  const downlines = listed.filter(({ relation }) => relation === 'DOWNLINE').length;
  const said = (): string => {
    if (isSearching) return t('search.searching');
    if (found === null) return hasMore ? t('search.newest', { count: downlines }) : t('search.alike');
    if (downlines === 0) return t('search.nobody');
    return found.hasMore ? t('search.more', { count: downlines }) : t('search.found', { count: downlines });
  };
  return (
    <fieldset ref={fieldsetRef} className={styles['receivers']} aria-describedby={problem === null ? undefined : problemId}>
      <legend>{t('to')}</legend>
      {(hasMore || areAlike) && (
        <div className={styles['search']}>
          <TextField
            type="search"
            enterKeyHint="search"
            label={t('search.label')}
            name="receiver-search"
            value={typed}
            onChange={search}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
              // Enter would submit the form, and send the money to whoever is chosen.
              event.preventDefault();
              if (!isSearching) again();
            }}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            isReadOnly={isBusy}
            error={isLost ? t('search.lost') : undefined}
          />
          <p role="status" className={styles['small']}>
            {isLost ? '' : said()}
          </p>
        </div>
      )}
      <div className={styles['choice']} aria-busy={isSearching}>
        {shown.map((receiver) => (
          <label key={receiver.id} className={styles['receiver']}>
            <input
              type="radio"
              name="receiver"
              checked={receiver.id === chosen?.id}
              disabled={isBusy}
              onChange={() => onChoose(receiver)}
            />
            <span>
              <strong>{receiver.maskedAccount}</strong>
              <small>{t(`relation.${receiver.relation}`)}</small>
            </span>
          </label>
        ))}
      </div>
      {problem !== null && (
        <p id={problemId} role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
