import type { Choice } from '../choice.ts';
import type { Frame } from './frame.ts';
import type { Light } from './light.ts';

/** Colours that paint by address: sky `k`, water `w`, lamp light `l`, the shade behind the words `v`. */
export const definitions = ({ sky, water }: Light, { shape }: Frame): string => {
  const fade = shape === 'wide' ? 'x2="1"' : 'x2="0" y2="1"';
  return (
    `<linearGradient id="k" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".55" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient>` +
    `<linearGradient id="w" x2="0" y2="1"><stop stop-color="${water[0]}"/><stop offset=".7" stop-color="${water[1]}"/></linearGradient>` +
    `<radialGradient id="l"><stop stop-color="#ffd98a" stop-opacity=".75"/><stop offset=".4" stop-color="#f2a63b" stop-opacity=".28"/><stop offset="1" stop-color="#f2a63b" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="v" ${fade}><stop stop-color="${sky[0]}" stop-opacity=".92"/><stop offset=".6" stop-color="${sky[0]}" stop-opacity=".72"/><stop offset="1" stop-color="${sky[0]}" stop-opacity="0"/></linearGradient>`
  );
};

const stars = (choice: Choice, { width, horizon }: Frame): string => {
  const dots = Array.from({ length: 34 }, () => `M${choice.between(0, width)} ${choice.between(8, Math.round(horizon * 0.6))}h0`);
  return `<path d="${dots.slice(0, 22).join('')}" stroke="#fff" stroke-opacity=".35" stroke-width="2" stroke-linecap="round"/><path d="${dots.slice(22).join('')}" stroke="#fff2c2" stroke-opacity=".7" stroke-width="3.5" stroke-linecap="round"/>`;
};

/** A long flat cloud with two curls, as on lacquer. */
const cloud = (x: number, y: number, scale: number, colour: string, opacity: number): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" opacity="${opacity}" fill="${colour}" d="M0 30c40-2 60-6 84-6 4-16 30-22 44-8 14-20 52-18 60 6 30-2 50 6 112 8-40 6-70 6-96 6 12 4 40 6 76 8-70 4-120 2-150-2-50-2-90-6-130-12z"/>`;

/** Sky, stars, clouds, and the moon or sun with two rings of haze. */
export const sky = (
  choice: Choice,
  frame: Frame,
  light: Light,
  moon: { readonly x: number; readonly y: number; readonly r: number },
): string => {
  const { width, horizon } = frame;
  const { x, y, r } = moon;
  return (
    `<path fill="url(#k)" d="M0 0h${width}v${horizon + 4}H0z"/>${light.stars ? stars(choice, frame) : ''}` +
    `<g fill="${light.disc}"><circle cx="${x}" cy="${y}" r="${Math.round(r * 1.7)}" opacity=".1"/><circle cx="${x}" cy="${y}" r="${Math.round(r * 1.3)}" opacity=".14"/><circle cx="${x}" cy="${y}" r="${r}"/></g>` +
    cloud(x - r * 2.6, y + r * 0.3, 0.95, light.cloud, 0.75) +
    cloud(x + r * 0.4, y - r * 0.85, 0.7, light.cloud, 0.5) +
    cloud(choice.between(0, Math.round(width * 0.3)), choice.between(60, 120), 0.9, light.cloud, 0.16) +
    cloud(Math.round(width * 0.72), choice.between(110, 180), 0.8, light.cloud, 0.32)
  );
};

/** Shade where the words will stand, so that they read over any sky. It lies behind what stands near. */
export const veil = ({ shape, width, height }: Frame): string =>
  shape === 'wide'
    ? `<path fill="url(#v)" d="M0 0h${Math.round(width * 0.56)}v${height}H0z"/>`
    : `<path fill="url(#v)" d="M0 0h${width}v${Math.round(height * 0.54)}H0z"/>`;
