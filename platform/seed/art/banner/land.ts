import type { Choice } from '../choice.ts';
import type { Frame } from './frame.ts';

const ground = (d: string, colour: string): string => `<path fill="${colour}" d="${d}"/>`;

/** Limestone towers rising out of the water, `height` at the tallest, standing on the horizon. */
export const karst = (choice: Choice, { width, horizon }: Frame, height: number, colour: string, lift = 0): string => {
  let d = `M-20 ${horizon + 8}`;
  for (let x = -20; x < width + 20;) {
    const w = choice.between(70, 170);
    const h = choice.between(Math.round(height * 0.3), height);
    const lean = choice.between(-8, 14);
    const gap = choice.between(-10, 46);
    d += `V${horizon - lift}c${Math.round(w * 0.08)} ${-Math.round(h * 0.6)} ${Math.round(w * 0.2)} ${-h} ${Math.round(w * 0.45) + lean} ${-h}c${Math.round(w * 0.26)} 0 ${Math.round(w * 0.34)} ${Math.round(h * 0.42)} ${Math.round(w * 0.55) - lean} ${h}h${Math.max(gap, 0)}`;
    x += w + Math.max(gap, 0);
  }
  return ground(`${d}V${horizon + 8}z`, colour);
};

/** Long rolling hills. */
export const hills = (choice: Choice, { width, horizon }: Frame, height: number, colour: string): string => {
  const step = Math.round(width / 4);
  let d = `M0 ${horizon + 8}V${horizon - choice.between(Math.round(height * 0.3), height)}`;
  for (let x = 0; x < width; x += step) {
    const rise = horizon - choice.between(Math.round(height * 0.15), height);
    d += `S${x + Math.round(step * 0.55)} ${rise} ${x + step} ${horizon - choice.between(Math.round(height * 0.3), Math.round(height * 0.8))}`;
  }
  return ground(`${d}V${horizon + 8}z`, colour);
};

/** Terraced slopes climbing to the right, `steps` of them, each with its wet edge. */
export const terraces = (frame: Frame, steps: number, colours: readonly [string, string, string], edge: string): string => {
  const { width, horizon } = frame;
  return Array.from({ length: steps }, (_, index) => {
    const back = steps - index;
    const y = horizon + 10 - back * 17;
    const left = Math.round(width * (0.26 + back * 0.045));
    const d = `M${left} ${horizon + 8}c60-4 90-${back * 8} 150-${back * 12}S${left + 340} ${y + 8} ${left + 460} ${y}S${width - 60} ${y - 26} ${width} ${y - 20}`;
    return `<path fill="${colours[index % 3] ?? colours[0]}" d="${d}V${horizon + 8}z"/><path fill="none" stroke="${edge}" stroke-opacity=".45" stroke-width="2.5" d="${d}"/>`;
  }).join('');
};

/** A row of old-town roofs between two points of the bank, with lit windows. */
export const roofs = (choice: Choice, from: number, to: number, y: number, colour: string, lamp: string): string => {
  let body = `M${from} ${y + 10}`;
  let windows = '';
  for (let x = from; x < to;) {
    const w = choice.between(54, 96);
    const h = choice.between(30, 62);
    body += `V${y - h}l-8-2q${Math.round(w * 0.24)}-6 ${Math.round(w * 0.3) + 8}-24h${Math.round(w * 0.4)}q6 18 ${Math.round(w * 0.3) + 8} 24l-8 2V${y + 10}`;
    for (let at = x + 14; at < x + w - 14; at += 18) if (choice.between(0, 3) > 0) windows += `M${at} ${y - h + 14}v9`;
    x += w;
  }
  return `${ground(`${body}z`, colour)}<path stroke="${lamp}" stroke-width="6" d="${windows}"/>`;
};

/** Pagoda of `tiers` roofs standing on `y`, about 22 units a tier. */
export const tower = (x: number, y: number, tiers: number, colour: string, lamp: string): string => {
  let d = '';
  let lamps = '';
  for (let tier = 0; tier < tiers; tier += 1) {
    const half = 34 - tier * 5;
    const top = y - tier * 30;
    d += `M${x - half + 10} ${top}v-18h${2 * half - 20}v18zM${x - half - 8} ${top - 22}q14 2 20-10h${2 * half - 24}q6 12 20 10l-6 7h${-2 * half - 4}z`;
    lamps += `M${x - 6} ${top - 13}v7M${x + 6} ${top - 13}v7`;
  }
  const crown = y - tiers * 30;
  return `${ground(`${d}M${x - 3} ${crown}l3-28l3 28z`, colour)}<path stroke="${lamp}" stroke-width="4" d="${lamps}"/>`;
};
