import { drawing } from '../../../../core/page/element.ts';

const width = 1600;
const swell = 80;

/** One line of water across the whole width, its crests shifted by `shift`. */
const water = (y: number, shift: number): string => {
  const start = `M${-swell * 2 + shift} ${y}`;
  const swells = Array.from({ length: width / swell + 4 }, () => `q${swell / 4} -9 ${swell / 2} 0t${swell / 2} 0`);
  return start + swells.join('');
};

/** Quiet water behind the controls. */
export const riverDrawing = (): SVGSVGElement =>
  drawing(
    'svg',
    { class: 'river', viewBox: `0 0 ${width} 220`, preserveAspectRatio: 'xMidYMin slice' },
    ...[0, 1, 2, 3, 4].map((row) => drawing('path', { d: water(20 + row * 40, row % 2 === 0 ? 0 : swell / 2) })),
  );
