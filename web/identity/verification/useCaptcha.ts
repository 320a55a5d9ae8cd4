import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { CaptchaPicture } from '../../ui/Captcha/Captcha.tsx';
import { useThrottle } from './useThrottle.ts';
import type { useCaptchaMutation } from './__generated__/useCaptchaMutation.graphql.ts';

/** The picture of a form, fetched as soon as it is wanted and at most once a second after that. */
export interface HeldCaptcha {
  readonly captcha: CaptchaPicture | null;
  /** No picture could be had; asking again may help. */
  readonly isMissing: boolean;
  /** For who would like another one; too soon after the last it does nothing. */
  readonly refresh: () => void;
  /** For where this one is spent: it goes at once, and the next one comes as soon as it may. */
  readonly renew: () => void;
}

const captchaPause = 1_000;

export function useCaptcha(isWanted: boolean): HeldCaptcha {
  const [commit] = useCommit<useCaptchaMutation>(graphql`
    mutation useCaptchaMutation @raw_response_type {
      refreshCaptcha {
        __typename
        ... on RefreshCaptchaPayload {
          captcha {
            id
            image
          }
        }
      }
    }
  `);
  const [captcha, setCaptcha] = useState<CaptchaPicture | null>(null);
  const [isMissing, setMissing] = useState(false);
  const isTime = useThrottle(captchaPause);

  const ask = useCallback((): boolean => {
    if (!isTime()) return false;
    setMissing(false);
    commit({}).then(
      ({ refreshCaptcha: result }) => {
        if (result.__typename === 'RefreshCaptchaPayload')
          setCaptcha({ id: result.captcha.id, dataUrl: `data:image/png;base64,${result.captcha.image}` });
        else setMissing(true);
      },
      () => setMissing(true),
    );
    return true;
  }, [commit, isTime]);
  const refresh = useCallback(() => void ask(), [ask]);

  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const renew = useCallback(() => {
    setCaptcha(null);
    clearTimeout(later.current);
    if (!ask()) later.current = setTimeout(ask, captchaPause);
  }, [ask]);
  useEffect(() => () => clearTimeout(later.current), []);

  useEffect(() => {
    if (isWanted) refresh();
  }, [isWanted, refresh]);
  return { captcha, isMissing, refresh, renew };
}
