import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { CarouselProps } from './CarouselProps.ts';
import { whenIdle } from '../whenIdle.ts';
import styles from './Carousel.module.css';

/** Slides that change by themselves. One slide alone is a plain picture, and the engine is never fetched. */
export function Carousel(props: CarouselProps) {
  const { label, slides, isCentred = false } = props;
  const [Moving, setMoving] = useState<ComponentType<CarouselProps>>();
  const moves = slides.length > 1;
  const area = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!moves) return;
    return whenIdle(async () => {
      // The first slide stays as it is where the engine cannot be had.
      const { MovingCarousel } = await import('./MovingCarousel.tsx').catch(() => ({ MovingCarousel: undefined }));
      if (!MovingCarousel) return;
      const begin = () => setMoving(() => MovingCarousel);
      // Whoever has come to the first slide by the keyboard keeps it: it would be drawn anew below the focus.
      if (area.current?.contains(document.activeElement)) area.current.addEventListener('focusout', begin, { once: true });
      else begin();
    });
  }, [moves]);

  const [first] = slides;
  return (
    <section
      ref={area}
      aria-roledescription="carousel"
      aria-label={label}
      className={styles['carousel']}
      data-centred={(isCentred && moves) || undefined}
      data-moves={moves || undefined}
    >
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
