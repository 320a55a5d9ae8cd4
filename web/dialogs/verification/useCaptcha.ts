import { useCallback, useEffect, useState } from 'react';
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
  readonly refresh: () => void;
}

const interval = 1_000;

export function useCaptcha(isWanted: boolean): HeldCaptcha {
  const [commit] = useCommit<useCaptchaMutation>(graphql`
    mutation useCaptchaMutation {
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
  const isTime = useThrottle(interval);

  const refresh = useCallback(() => {
    if (!isTime()) return;
    setMissing(false);
    commit({}).then(
      ({ refreshCaptcha: result }) => {
        if (result.__typename === 'RefreshCaptchaPayload') setCaptcha({ id: result.captcha.id, dataUrl: `data:image/png;base64,${result.captcha.image}` });
        else setMissing(true);
      },
      () => setMissing(true),
    );
  }, [commit, isTime]);

  useEffect(() => {
    if (isWanted) refresh();
  }, [isWanted, refresh]);
  return { captcha, isMissing, refresh };
}
