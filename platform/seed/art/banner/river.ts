import type { Choice } from '../choice.ts';
import type { Frame } from './frame.ts';
import type { Light } from './light.ts';

/** Short level strokes in a column below a light: its path on the water. */
export const shimmer = (choice: Choice, x: number, from: number, to: number, spread: number, colour: string, opacity: number): string => {
  let d = '';
  for (let y = from; y < to; y += 11) {
    const half = Math.round((spread * (0.35 + (0.65 * (y - from)) / (to - from)) * choice.between(50, 100)) / 100);
    const shift = choice.between(-8, 8);
    d += `M${x + shift - half} ${y}h${2 * half}`;
  }
  return `<path stroke="${colour}" stroke-opacity="${opacity}" stroke-width="3.5" stroke-linecap="round" d="${d}"/>`;
};

/** The water, with long quiet ripples that widen towards the viewer. */
export const river = (choice: Choice, { width, height, horizon }: Frame, light: Light): string => {
  let ripples = '';
  for (let y = horizon + 14; y < height - 6; y += 15) {
    const nearness = (y - horizon) / (height - horizon);
    for (let count = 0; count < 2 + width / 500; count += 1) {
      const length = Math.round(30 + 110 * nearness * (choice.between(30, 100) / 100));
      ripples += `M${choice.between(-20, width)} ${y + choice.between(-4, 4)}q${length / 2}-5 ${length} 0`;
    }
  }
  return (
    `<path fill="url(#w)" d="M0 ${horizon}h${width}V${height}H0z"/>` +
    `<path fill="none" stroke="${light.cloud}" stroke-opacity=".22" stroke-width="2.5" stroke-linecap="round" d="${ripples}"/>`
  );
};

/** Reeds leaning in from the near bank, rooted at `x` on the lower edge. */
export const reeds = (choice: Choice, x: number, { height }: Frame, tall: number, colour: string): string => {
  let d = '';
  let heads = '';
  for (let blade = 0; blade < 9; blade += 1) {
    const foot = x + blade * 15 - 60;
    const lean = choice.between(-46, 46);
    const h = choice.between(Math.round(tall * 0.45), tall);
    d += `M${foot} ${height + 4}q${Math.round(lean * 0.2)}-${Math.round(h * 0.7)} ${lean}-${h}q${Math.round(-lean * 0.5)} ${Math.round(h * 0.4)} ${10 - lean} ${h}z`;
    if (blade % 3 === 1)
      heads += `M${foot + 5} ${height}q${Math.round(lean * 0.2)}-${Math.round(h * 0.6)} ${Math.round(lean * 0.5)}-${Math.round(h * 0.9)}l2-24`;
  }
  return `<path fill="${colour}" d="${d}"/><path fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round" d="${heads}"/>`;
};

/** Floating leaves of a lotus pond. */
export const pads = (choice: Choice, from: number, to: number, { horizon, height }: Frame, colours: readonly [string, string]): string =>
  Array.from({ length: 16 }, (_, index) => {
    const y = horizon + 30 + Math.round(((height - horizon - 40) * index) / 16);
    const rx = 22 + Math.round((46 * (y - horizon)) / (height - horizon));
    const x = choice.between(from, to);
    const ry = Math.round(rx * 0.3);
    return `<path fill="${colours[index % 2] ?? colours[0]}" d="M${x} ${y}l${rx} ${-Math.round(ry * 0.5)}a${rx} ${ry} 0 1 1-${Math.round(rx * 0.35)}-${Math.round(ry * 0.45)}z"/>`;
  }).join('');
