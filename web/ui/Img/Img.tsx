import { useEffect, useRef, useState } from 'react';
import { DefaultIcon } from './DefaultIcon.tsx';
import { useImageParts } from './ImgContext.tsx';
import { attemptUrl, imageAttempts } from './imageSources.ts';
import styles from './Img.module.css';

export interface ImgProps {
  /** Null where there is none: the default icon stands in. */
  src: string | null | undefined;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Size of the picture itself; the box takes its ratio, so nothing moves when it arrives. */
  width: number;
  height: number;
  /** For what is visible at once: fetched without waiting for the observer. */
  eager?: boolean;
}

/** A picture that fills its box: fetched when it comes near, asked for three times, then replaced by the default icon. */
export function Img(props: ImgProps) {
  const { src, ...rest } = props;
  if (src) return <Picture key={src} src={src} {...rest} />;
  return (
    <span className={styles['box']} data-outcome="failed" style={{ aspectRatio: `${props.width} / ${props.height}` }}>
      <DefaultIcon label={props.alt} />
    </span>
  );
}

function Picture({ src, alt, width, height, eager = false }: ImgProps & { src: string }) {
  const { outcomes, watch } = useImageParts();
  const known = outcomes.get(src);
  const [isNear, setIsNear] = useState(eager || known === 'loaded');
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState(known);
  const box = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (isNear || !box.current) return;
    return watch(box.current, () => setIsNear(true));
  }, [isNear, watch]);

  const settle = (next: 'loaded' | 'failed') => {
    outcomes.set(src, next);
    setOutcome(next);
  };

  return (
    <span ref={box} className={styles['box']} data-outcome={outcome} style={{ aspectRatio: `${width} / ${height}` }}>
      {outcome === 'failed' ? (
        <DefaultIcon label={alt} />
      ) : (
        isNear && (
          <img
            key={attempt}
            src={attemptUrl(src, attempt)}
            alt={alt}
            width={width}
            height={height}
            decoding="async"
            className={styles['image']}
            onLoad={() => settle('loaded')}
            onError={() => (attempt < imageAttempts ? setAttempt(attempt + 1) : settle('failed'))}
          />
        )
      )}
    </span>
  );
}
