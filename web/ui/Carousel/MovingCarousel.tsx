import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Swiper as SwiperEngine } from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { CarouselProps } from './CarouselProps.ts';
import { carouselOptions } from './carouselOptions.ts';
import styles from './Carousel.module.css';

/** The engine's part, fetched when the page is idle. The only place that knows Swiper. */
export function MovingCarousel({ slides, hasDots = false, isCentred = false }: CarouselProps) {
  const { t } = useTranslation('common');
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [engine, setEngine] = useState<SwiperEngine>();
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);

  const pause = (paused: boolean) => {
    if (paused) engine?.autoplay.stop();
    else engine?.autoplay.start();
    setPaused(paused);
  };

  return (
    <>
      <Swiper
        {...carouselOptions({ count: slides.length, isCentred, isStill })}
        modules={[A11y, Autoplay, Keyboard]}
        keyboard={{ enabled: true, onlyInViewport: true }}
        a11y={{ slideLabelMessage: t('carousel.slide', { index: '{{index}}', total: '{{slidesLength}}' }) }}
        onSwiper={setEngine}
        onRealIndexChange={({ realIndex }) => setCurrent(realIndex)}
      >
        {slides.map(({ id, draw }, index) => (
          <SwiperSlide key={id} className={styles['slide'] ?? ''}>
            {draw(index === 0)}
          </SwiperSlide>
        ))}
      </Swiper>
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
        {!isStill && (
          <IconButton label={t(isPaused ? 'carousel.play' : 'carousel.pause')} onClick={() => pause(!isPaused)}>
            {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          </IconButton>
        )}
      </div>
    </>
  );
}
