import { drawing } from '../../../core/page/element.ts';

/** Outlines on a 24 × 24 grid. */
const paths = {
  spin: 'M20 12a8 8 0 1 1-2.6-5.9M20.5 3.5v4.2h-4.2',
  skip: 'M6 5.5 14 12l-8 6.5zM18 5.5v13',
  less: 'M6 12h12',
  more: 'M6 12h12M12 6v12',
  table: 'M4 5.5h16v13H4zM4 10h16M10 10v8.5',
  fair: 'M12 3.5 19 6v5.6c0 4.3-2.8 7.4-7 8.9-4.2-1.5-7-4.6-7-8.9V6zM8.8 12l2.3 2.3 4.2-4.4',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  copy: 'M9 9h10v10H9zM5.5 15V5.5H15',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v4.3l2.8 1.7',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  still: 'M8.5 6v12M15.5 6v12',
  out: 'M14 5h5v5M19 5l-8 8M17 14v5H5V7h5',
} as const;

export const icon = (name: keyof typeof paths): SVGSVGElement =>
  drawing('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, drawing('path', { d: paths[name] }));
