import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Swiper as SwiperEngine } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { CarouselProps } from './CarouselProps.ts';
import { autoplayDelay, carouselOptions } from './carouselOptions.ts';
import { useAttended, useBehind, useLessMotion } from './useHolds.ts';
import styles from './Carousel.module.css';

/** The engine's part, fetched when the page is idle. The only place that knows Swiper. */
export function MovingCarousel({ slides, hasDots = false, isCentred = false }: CarouselProps) {
  const { t } = useTranslation('common');
  const isStill = useLessMotion();
  const [engine, setEngine] = useState<SwiperEngine>();
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const isBehind = useBehind(stage);
  const isAttended = useAttended(stage);
  const stands = isStill || isBehind || isAttended || isPaused;

  useEffect(() => {
    if (stands || !engine) return;
    const timer = setInterval(() => engine.slideNext(), autoplayDelay);
    return () => clearInterval(timer);
    // The next one has its whole time, whoever led to it.
  }, [stands, engine, current]);

  /** Arrow keys lead from slide to slide. The engine moves slides in the page, and what is moved loses the focus: the stage keeps it meanwhile. */
  const lead = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // With another key it is the browser's: Alt leads back and on.
    if (!step || !engine || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stage.current?.focus({ preventScroll: true });
    if (step < 0) engine.slidePrev(0);
    else engine.slideNext(0);
  });
  useEffect(() => {
    const { current: keys } = stage;
    keys?.addEventListener('keydown', lead);
    return () => keys?.removeEventListener('keydown', lead);
  }, []);

  useEffect(() => {
    if (document.activeElement !== stage.current) return;
    stage.current?.querySelector<HTMLElement>('.swiper-slide:not([inert]) a')?.focus({ preventScroll: true });
  }, [current]);

  return (
    <>
      <div ref={stage} tabIndex={-1} aria-live={stands ? 'polite' : 'off'}>
        <Swiper
          {...carouselOptions({ count: slides.length, isCentred, isStill })}
          onSwiper={setEngine}
          onRealIndexChange={({ realIndex }) => setCurrent(realIndex)}
        >
          {slides.map(({ id, draw }, index) => (
            <SwiperSlide
              key={id}
              role="group"
              aria-label={t('carousel.slide', { index: index + 1, total: slides.length })}
              // What is out of the middle is out of reach: the focus would bring the engine to move it.
              inert={index !== current}
              className={styles['slide'] ?? ''}
            >
              {draw(index === 0)}
            </SwiperSlide>
          ))}
        </Swiper>
      </div>
      <div className={styles['controls']}>
        {hasDots && (
          <ul className={styles['dots']}>
            {slides.map(({ id }, index) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={t('carousel.go', { index: index + 1 })}
                  aria-current={index === current}
                  className={styles['dot']}
                  onClick={() => engine?.slideToLoop(index)}
                />
              </li>
            ))}
          </ul>
        )}
        {!hasDots && (
          <IconButton label={t('carousel.previous')} onClick={() => engine?.slidePrev()}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
        )}
        {!isStill && (
          <IconButton label={t(isPaused ? 'carousel.play' : 'carousel.pause')} onClick={() => setPaused(!isPaused)}>
            {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          </IconButton>
        )}
        {!hasDots && (
          <IconButton label={t('carousel.next')} onClick={() => engine?.slideNext()}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </>
  );
}
