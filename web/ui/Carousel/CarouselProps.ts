import type { ReactNode } from 'react';

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
