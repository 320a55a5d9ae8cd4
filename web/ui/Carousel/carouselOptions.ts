import type { SwiperOptions } from 'swiper/types';

/** How long a slide stays, in milliseconds. */
const autoplayDelay = 5_000;

export interface CarouselMotion {
  count: number;
  isCentred: boolean;
  /** The person asked for less motion: nothing moves by itself. */
  isStill: boolean;
}

/** Autoplay and loop are for more than one slide. */
export function carouselOptions({ count, isCentred, isStill }: CarouselMotion): SwiperOptions {
  const moves = count > 1;
  return {
    slidesPerView: 'auto',
    spaceBetween: isCentred ? 16 : 0,
    centeredSlides: isCentred,
    loop: moves,
    // A neighbour on either side from the start; the engine needs spare slides for that.
    loopAdditionalSlides: count > 3 ? 1 : 0,
    autoplay: moves && !isStill ? { delay: autoplayDelay, disableOnInteraction: false, pauseOnMouseEnter: true } : false,
    speed: isStill ? 0 : 400,
  };
}
