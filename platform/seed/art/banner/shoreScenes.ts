import type { Choice } from '../choice.ts';
import { amber, blue, gold, jade, plum, red, teal } from '../palette.ts';
import { smallBoat } from './boats.ts';
import type { Frame } from './frame.ts';
import { at } from './frame.ts';
import { hills, karst, roofs, tower } from './land.ts';
import { floating, garland, glow } from './lanterns.ts';
import { reeds, shimmer } from './river.ts';
import { opening, prop, scaled, scene, standing } from './scene.ts';
import { deck, gate, landing, stall, stiltHouse, table, veranda } from './shore.ts';

/** Lamp light on the water below each place. */
const lampPaths = (choice: Choice, frame: Frame, from: number, places: readonly number[]): string =>
  places.map((x) => shimmer(choice, x, from, frame.height, 20, gold.base, 0.5)).join('');

/** Pictures whose middle stands on land. */
export const shoreScenes = {
  market: scene('night', (choice, frame, light) => {
    const { focus, horizon } = frame;
    const wide = frame.shape === 'wide';
    const first = wide ? focus - 290 : focus - 270;
    const scale = wide ? 1.12 : 0.98;
    const step = wide ? 222 : 196;
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus + scaled(frame, 300, 220), y: scaled(frame, 110, 300) },
        hills(choice, frame, 120, light.land[0]) +
          tower(focus + scaled(frame, 170, 130), horizon, 4, light.land[1], gold.base) +
          roofs(choice, focus - 380, focus + 60, horizon, light.land[1], amber.base),
      ) +
      garland(
        choice,
        [first - 130, horizon - scaled(frame, 190, 158)],
        [first + step * 3 + 40, horizon - scaled(frame, 214, 172)],
        scaled(frame, 26, 12),
        7,
        0.72,
      ) +
      at(first, horizon + 44, scale, stall(red.base, plum.base)) +
      at(first + step, horizon + 40, scale, stall(teal.base, red.base)) +
      at(first + step * 2, horizon + 44, scale, stall(amber.base, teal.base)) +
      deck(first - 130, frame.width, horizon + 42) +
      at(first + scaled(frame, 40, 60), frame.height - 34, scaled(frame, 0.72, 0.75), smallBoat(jade.base))
    );
  }),
  stalls: scene('dusk', (choice, frame, light) => {
    const { focus, horizon } = frame;
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus - scaled(frame, 210, 210), y: scaled(frame, 140, 310) },
        karst(choice, frame, 130, light.land[0]) + roofs(choice, focus - 100, frame.width, horizon, light.land[1], gold.base),
      ) +
      garland(
        choice,
        [focus - scaled(frame, 330, 400), scaled(frame, 40, 266)],
        [frame.width + 10, scaled(frame, 30, 258)],
        30,
        scaled(frame, 6, 6),
        0.86,
      ) +
      at(focus + scaled(frame, 290, 230), horizon + 70, scaled(frame, 1.4, 1.2), stall(red.base, teal.base)) +
      at(focus + scaled(frame, 20, -10), horizon + 74, scaled(frame, 1.4, 1.2), stall(plum.base, amber.base)) +
      deck(focus - scaled(frame, 130, 150), frame.width, horizon + 72) +
      at(focus - scaled(frame, 280, 250), horizon + 120, scaled(frame, 0.8, 0.7), smallBoat(plum.base))
    );
  }),
  gate: scene('amber', (choice, frame, light) => {
    const { focus, horizon } = frame;
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus, y: scaled(frame, 150, 310) },
        hills(choice, frame, 110, light.land[0]) +
          roofs(choice, focus - 330, focus - 90, horizon, light.land[1], gold.base) +
          roofs(choice, focus + 110, focus + 330, horizon, light.land[1], gold.base),
      ) +
      at(focus, horizon + 40, scaled(frame, 1.35, 1.15), gate()) +
      `<path fill="${light.land[2]}" d="M${focus - 330} ${frame.height}C${focus - 240} ${horizon + 60} ${focus - 200} ${horizon + 38} ${focus - 170} ${horizon + 38}H${focus + 170}C${focus + 200} ${horizon + 38} ${focus + 240} ${horizon + 60} ${focus + 330} ${frame.height}z"/>` +
      `<path fill="none" stroke="${light.cloud}" stroke-opacity=".4" stroke-width="3" d="M${focus - 90} ${horizon + 62}h180M${focus - 120} ${horizon + 88}h240M${focus - 150} ${horizon + 118}h300M${focus - 185} ${horizon + 152}h370"/>` +
      prop('lotus', focus - scaled(frame, 260, 230), horizon + 120, scaled(frame, 1.3, 1.1)) +
      prop('lotus', focus + scaled(frame, 250, 220), horizon + 120, scaled(frame, 1.3, 1.1))
    );
  }),
  veranda: scene('rose', (choice, frame, light) => {
    const { focus, horizon } = frame;
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus + scaled(frame, 60, 40), y: scaled(frame, 150, 310) },
        karst(choice, frame, 150, light.land[0]) + hills(choice, frame, 60, light.land[1]),
      ) +
      at(focus - scaled(frame, 130, 110), horizon + 38, 0.5, smallBoat(teal.base)) +
      at(focus + 10, frame.height - scaled(frame, 56, 60), scaled(frame, 1.28, 1.16), veranda() + standing('teapot', 14, -16, 1)) +
      garland(
        choice,
        [focus - 220, frame.height - scaled(frame, 336, 312)],
        [focus + 260, frame.height - scaled(frame, 336, 312)],
        14,
        4,
        0.72,
      )
    );
  }),
  teahouse: scene('jade', (choice, frame, light) => {
    const { focus, horizon } = frame;
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus - scaled(frame, 60, 80), y: scaled(frame, 150, 310) },
        hills(choice, frame, 130, light.land[0]) + tower(focus + scaled(frame, 260, 200), horizon, 3, light.land[1], gold.base),
      ) +
      at(
        focus + 20,
        frame.height - scaled(frame, 56, 60),
        scaled(frame, 1.2, 1.1),
        veranda() + standing('teapot', 14, -16, 1) + standing('scroll', 160, -2, 0.7),
      ) +
      standing('bamboo', focus - scaled(frame, 330, 300), frame.height, scaled(frame, 2.1, 1.7))
    );
  }),
  drums: scene('amber', (choice, frame, light) => {
    const { focus, horizon } = frame;
    const floor = horizon + scaled(frame, 118, 112);
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus, y: scaled(frame, 190, 330) },
        hills(choice, frame, 110, light.land[0]) + roofs(choice, focus - 340, focus + 340, horizon, light.land[1], gold.base),
      ) +
      garland(
        choice,
        [focus - scaled(frame, 420, 420), scaled(frame, 60, 266)],
        [focus + scaled(frame, 460, 400), scaled(frame, 50, 260)],
        34,
        scaled(frame, 7, 6),
        0.8,
      ) +
      deck(focus - scaled(frame, 400, 400), frame.width, floor) +
      glow(focus, floor - 90, 240) +
      prop('drum', focus - scaled(frame, 250, 220), floor + 8, scaled(frame, 1.5, 1.25)) +
      prop('drum', focus + scaled(frame, 250, 220), floor + 8, scaled(frame, 1.5, 1.25)) +
      prop('drum', focus, floor + 14, scaled(frame, 2.4, 2.05)) +
      standing('lute', focus + scaled(frame, 380, 318), floor + 6, scaled(frame, 1.4, 0.9))
    );
  }),
  houses: scene('indigo', (choice, frame, light) => {
    const { focus, horizon } = frame;
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus - scaled(frame, 250, 220), y: scaled(frame, 120, 310) },
        hills(choice, frame, 150, light.land[0]) + roofs(choice, focus - 380, frame.width, horizon, light.land[1], amber.base),
      ) +
      at(focus - scaled(frame, 170, 200), horizon + 66, scaled(frame, 1.05, 0.9), stiltHouse(blue.base, plum.base, plum.shade)) +
      at(focus + scaled(frame, 330, 240), horizon + 72, scaled(frame, 1.1, 0.9), stiltHouse(teal.base, red.base, red.shade)) +
      at(focus + scaled(frame, 80, 20), horizon + 96, scaled(frame, 1.3, 1.15), stiltHouse(plum.shade, teal.base, teal.shade)) +
      lampPaths(choice, frame, horizon + 112, [focus + scaled(frame, 20, -34), focus + scaled(frame, 140, 74)]) +
      floating(focus - scaled(frame, 330, 300), horizon + 140, 1.2) +
      standing('kite', focus + scaled(frame, 230, 180), scaled(frame, 150, 350), scaled(frame, 0.9, 0.8))
    );
  }),
  landing: scene('dusk', (choice, frame, light) => {
    const { focus, horizon } = frame;
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus - scaled(frame, 120, 140), y: scaled(frame, 150, 310) },
        karst(choice, frame, 140, light.land[0]) + hills(choice, frame, 60, light.land[1]),
      ) +
      at(focus - scaled(frame, 190, 180), horizon + 96, scaled(frame, 0.95, 0.8), smallBoat(teal.base)) +
      at(focus + scaled(frame, 250, 190), horizon + 112, scaled(frame, 1.25, 1.1), landing()) +
      lampPaths(choice, frame, horizon + 126, [focus + scaled(frame, 62, 24)]) +
      reeds(choice, scaled(frame, 1540, 760), frame, 190, light.land[2])
    );
  }),
  street: scene('rose', (choice, frame, light) => {
    const { focus, horizon } = frame;
    const top = scaled(frame, 24, 256);
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus + 30, y: scaled(frame, 210, 340) },
        hills(choice, frame, 90, light.land[0]) +
          roofs(choice, focus - 400, focus + scaled(frame, 420, 380), horizon, light.land[1], gold.base),
      ) +
      garland(choice, [focus - 430, top], [frame.width + 20, top - 16], 40, 6, 0.8) +
      garland(choice, [focus - 400, top + 70], [frame.width + 30, top + 40], 46, 4, 1.1) +
      deck(focus - 330, frame.width, horizon + 74) +
      at(
        focus + scaled(frame, 40, 0),
        horizon + 74,
        scaled(frame, 1.1, 1),
        table() + standing('envelope', -130, -66, 1.1) + standing('peach', 0, -66, 1) + standing('gourd', 130, -66, 1.1),
      )
    );
  }),
  welcome: scene('night', (choice, frame, light) => {
    const { focus, horizon } = frame;
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus + scaled(frame, 210, 190), y: scaled(frame, 130, 310) },
        karst(choice, frame, 150, light.land[0]) +
          tower(focus - scaled(frame, 240, 250), horizon, 4, light.land[1], gold.base) +
          hills(choice, frame, 36, light.land[1]),
      ) +
      garland(choice, [focus - scaled(frame, 360, 450), scaled(frame, 10, 262)], [frame.width + 20, scaled(frame, 26, 270)], 30, 6, 0.78) +
      at(focus + 20, horizon + scaled(frame, 108, 100), scaled(frame, 1.3, 1.12), smallBoat(red.base)) +
      lampPaths(choice, frame, horizon + 122, [focus - scaled(frame, 172, 146)]) +
      floating(focus + scaled(frame, 300, 250), horizon + 60, 0.8) +
      floating(focus - scaled(frame, 310, 300), horizon + 60, 0.7)
    );
  }),
};
