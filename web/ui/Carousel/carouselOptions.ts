import type { SwiperOptions } from 'swiper/types';

/** How long a slide stays, in milliseconds. */
export const autoplayDelay = 5_000;

export interface CarouselMotion {
  count: number;
  isCentred: boolean;
  /** The person asked for less motion: a slide is there at once. */
  isStill: boolean;
}

/** Going round is for more than one slide. */
export function carouselOptions({ count, isCentred, isStill }: CarouselMotion): SwiperOptions {
  return {
    slidesPerView: 'auto',
    spaceBetween: isCentred ? 16 : 0,
    centeredSlides: isCentred,
    loop: count > 1,
    // A neighbour on either side from the start; the engine needs spare slides for that.
    loopAdditionalSlides: count > 3 ? 1 : 0,
    speed: isStill ? 0 : 400,
  };
}
