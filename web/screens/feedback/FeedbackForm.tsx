import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { useIdempotencyKeys } from '../../relay/useIdempotencyKeys.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useAlone } from '../../ui/useAlone.ts';
import styles from './FeedbackForm.module.css';
import { PictureItem } from './PictureItem.tsx';
import { usePictures } from './usePictures.ts';
import type { FeedbackForm_form$key } from './__generated__/FeedbackForm_form.graphql.ts';
import type { FeedbackForm_result$key } from './__generated__/FeedbackForm_result.graphql.ts';
import type { FeedbackFormMutation } from './__generated__/FeedbackFormMutation.graphql.ts';

const result = graphql`
  fragment FeedbackForm_result on SendFeedbackResult @inline {
    __typename
    ... on SendFeedbackPayload {
      number
    }
  }
`;

const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text.trim())].length;

/** Words and up to three pictures. Whatever is refused, nothing of what was typed or chosen is lost. */
export function FeedbackForm({ form }: { form: FeedbackForm_form$key }) {
  const { t } = useTranslation('feedback');
  const id = useId();
  const { minLength, maxLength, maxPictures, maxPictureBytes, maxRemarkLength } = useFragment<FeedbackForm_form$key>(
    graphql`
      fragment FeedbackForm_form on FeedbackForm {
        minLength
        maxLength
        maxPictures
        maxPictureBytes
        maxRemarkLength
      }
    `,
    form,
  );
  const [content, setContent] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [sent, setSent] = useState<string>();
  const pictures = usePictures(maxPictureBytes);
  const chooser = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const [commit, isSending] = useCommit<FeedbackFormMutation>(graphql`
    mutation FeedbackFormMutation($input: SendFeedbackInput!) @raw_response_type {
      sendFeedback(input: $input) {
        ...FeedbackForm_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  const alone = useAlone();
  const keys = useIdempotencyKeys();
  const remove = (key: string) => {
    flushSync(() => pictures.remove(key));
    // The button that had the focus is gone.
    chooser.current?.focus();
  };
  const length = lengthOf(content);
  const megabytes = Math.round(maxPictureBytes / 1_048_576);
  const isOutOfRange = length < minLength || length > maxLength;
  const range = t('range', { min: minLength, max: maxLength });
  const free = maxPictures - pictures.pictures.length;

  const submit = async () => {
    setSent(undefined);
    if (isOutOfRange) {
      setWrong(range);
      return words.current?.focus();
    }
    if (pictures.pictures.some(({ code }) => code !== undefined)) return setWrong(t('picturesWrong'));
    if (pictures.pictures.some(({ pictureId }) => pictureId === undefined)) return setWrong(t('picturesWait'));
    setWrong(undefined);
    const { pictures: chosen } = pictures;
    const along = chosen.flatMap(({ pictureId, remark }) => (pictureId === undefined ? [] : [{ pictureId, remark }]));
    try {
      const idempotencyKey = keys.of(content.trim(), JSON.stringify(along));
      const { sendFeedback } = await commit({ input: { content, pictures: along, idempotencyKey } });
      const outcome = outcomeOf<FeedbackForm_result$key>(result, sendFeedback);
      if (outcome.__typename !== 'SendFeedbackPayload') return setWrong(outcome.message ?? t('fault'));
      keys.clear();
      setSent(outcome.number);
      setContent('');
      // One that was chosen meanwhile is for the next time.
      for (const { key } of chosen) pictures.remove(key);
    } catch {
      setWrong(t('fault'));
    }
  };

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void alone(submit);
      }}
      noValidate
    >
      <p className={styles['lead']}>{t('lead')}</p>
      <div className={styles['field']}>
        <label htmlFor={`${id}-content`}>{t('content')}</label>
        <textarea
          ref={words}
          id={`${id}-content`}
          rows={7}
          value={content}
          readOnly={isSending}
          aria-describedby={`${id}-count`}
          aria-invalid={length > maxLength || (isOutOfRange && wrong === range) || undefined}
          onChange={({ currentTarget: { value } }) => setContent(value)}
        />
        <p id={`${id}-count`} className={styles['count']} data-over={length > maxLength || undefined}>
          {t('length', { count: length, min: minLength, max: maxLength })}
        </p>
      </div>
      <div className={styles['field']}>
        <span id={`${id}-pictures`}>{t('pictures')}</span>
        <p className={styles['count']}>{t('picturesHelp', { most: maxPictures, megabytes })}</p>
        <ul className={styles['pictures']} aria-labelledby={`${id}-pictures`}>
          {pictures.pictures.map((picture) => (
            <PictureItem
              key={picture.key}
              picture={picture}
              pictures={{ ...pictures, remove }}
              maxRemarkLength={maxRemarkLength}
              megabytes={megabytes}
            />
          ))}
        </ul>
        {free > 0 && (
          <label className={styles['choose']}>
            <input
              ref={chooser}
              type="file"
              accept="image/png,image/jpeg"
              multiple
              className="visually-hidden"
              onChange={({ currentTarget }) => {
                const files = [...(currentTarget.files ?? [])];
                setWrong(files.length > free ? t('tooManyPictures', { count: maxPictures }) : undefined);
                pictures.add(files.slice(0, free));
                // The same file may be chosen again.
                currentTarget.value = '';
              }}
            />
            {t('choose')}
          </label>
        )}
      </div>
      {wrong !== undefined && <Notice tone="danger">{wrong}</Notice>}
      {sent !== undefined && <Notice tone="gain">{t('sent', { number: sent })}</Notice>}
      <Button type="submit" variant="primary" isBusy={isSending}>
        {t('send')}
      </Button>
    </form>
  );
}
