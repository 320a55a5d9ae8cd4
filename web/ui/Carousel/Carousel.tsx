import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';
import styles from './Carousel.module.css';

export interface Slide {
  id: string;
  /** The first slide is drawn before the carousel's engine arrives, and its picture is the page's largest paint. */
  draw: (isFirst: boolean) => ReactNode;
}

export interface CarouselProps {
  /** Names the carousel for assistive technology. */
  label: string;
  slides: readonly Slide[];
  hasDots?: boolean;
  /** The current slide stands in the middle, with its neighbours' edges in sight. */
  isCentred?: boolean;
}

/** Slides that change by themselves. One slide alone is a plain picture, and the engine is never fetched. */
export function Carousel(props: CarouselProps) {
  const { label, slides, isCentred = false } = props;
  const [Moving, setMoving] = useState<ComponentType<CarouselProps>>();
  const moves = slides.length > 1;

  useEffect(() => {
    if (!moves) return;
    return whenIdle(async () => {
      // The first slide stays as it is where the engine cannot be had.
      const { MovingCarousel } = await import('./MovingCarousel.tsx').catch(() => ({ MovingCarousel: undefined }));
      if (MovingCarousel) setMoving(() => MovingCarousel);
    });
  }, [moves]);

  const [first] = slides;
  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles['carousel']} data-centred={(isCentred && moves) || undefined} data-moves={moves || undefined}>
      {Moving ? (
        <Moving {...props} />
      ) : (
        <div className={styles['still']}>
          <div className={styles['slide']}>{first?.draw(true)}</div>
        </div>
      )}
    </section>
  );
}
