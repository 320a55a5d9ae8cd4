import { useRef, useState } from 'react';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useFrameTheme } from '../../ui/useFrameTheme.ts';
import styles from './VerifierFrame.module.css';

/** The verifier's own page below the header; what will come is hinted at until it is there. */
export function VerifierFrame({ src, title }: { src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameTheme(frame);
  const [isThere, setIsThere] = useState(false);
  return (
    <div className={styles['place']} aria-busy={!isThere}>
      {!isThere && (
        <div className={styles['waiting']}>
          <Skeleton width="min(24ch, 80%)" height="40px" />
          <Skeleton height="180px" />
          <Skeleton height="320px" />
        </div>
      )}
      <iframe
        ref={frame}
        src={src}
        title={title}
        className={styles['frame']}
        data-waiting={!isThere || undefined}
        onLoad={() => setIsThere(true)}
        // The kept copy gives its origin up by its own policy. Given up here, the service worker would not be asked for it.
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
      />
    </div>
  );
}
