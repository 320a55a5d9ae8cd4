import { amber, gold, jade, plum, red, teal } from '../palette.ts';
import { netBoat, raceBoat, smallBoat } from './boats.ts';
import { at } from './frame.ts';
import { hills, karst, roofs, terraces } from './land.ts';
import { floating, garland } from './lanterns.ts';
import { pads, reeds, shimmer } from './river.ts';
import { opening, prop, scaled, scene } from './scene.ts';
import { deck, liftNet, stall, stiltHouse } from './shore.ts';

/** Pictures whose middle is a boat or the water itself. */
export const riverScenes = {
  homeward: scene('dusk', (choice, frame, light) => {
    const { focus, horizon } = frame;
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus + scaled(frame, 150, 120), y: scaled(frame, 150, 312) },
        karst(choice, frame, 190, light.land[0]) + karst(choice, frame, 110, light.land[1]) + hills(choice, frame, 34, light.land[2]),
      ) +
      at(focus, horizon + scaled(frame, 96, 92), scaled(frame, 1.15, 1.05), smallBoat(plum.base)) +
      shimmer(choice, focus - scaled(frame, 170, 156), horizon + 108, frame.height, 26, gold.base, 0.6) +
      reeds(choice, scaled(frame, 1500, 700), frame, 210, light.land[2])
    );
  }),
  lights: scene('indigo', (choice, frame, light) => {
    const { focus, horizon } = frame;
    const set =
      frame.shape === 'wide'
        ? [
            [-330, 60],
            [-210, 110],
            [-90, 52],
            [20, 130],
            [140, 74],
            [260, 140],
            [330, 40],
            [400, 100],
            [-150, 160],
          ]
        : [
            [-300, 60],
            [-150, 110],
            [-40, 50],
            [60, 130],
            [200, 70],
            [290, 130],
          ];
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus + scaled(frame, 20, 40), y: scaled(frame, 140, 312) },
        hills(choice, frame, 130, light.land[0]) + hills(choice, frame, 70, light.land[1]),
      ) +
      at(focus + scaled(frame, 200, 170), horizon + 30, 0.5, smallBoat(teal.base)) +
      set.map(([x = 0, y = 0]) => floating(focus + x, horizon + y, 0.6 + y / 130)).join('')
    );
  }),
  floating: scene('night', (choice, frame, light) => {
    const { focus, horizon } = frame;
    const count = scaled(frame, 15, 11);
    const lamps = Array.from({ length: count }, (_, index) => {
      const y = 26 + Math.round((150 * index) / count);
      return floating(focus + choice.between(-360, scaled(frame, 420, 330)), horizon + y, 0.45 + y / 120);
    }).join('');
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus - 40, y: scaled(frame, 130, 312) },
        karst(choice, frame, 120, light.land[0]) +
          roofs(choice, focus - 60, focus + scaled(frame, 470, 370), horizon, light.land[1], gold.base),
      ) +
      at(focus + scaled(frame, 150, 110), horizon + 60, 0.72, smallBoat(red.base)) +
      lamps
    );
  }),
  nets: scene('dawn', (choice, frame, light) => {
    const { focus, horizon } = frame;
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus + scaled(frame, -70, -40), y: scaled(frame, 236, 340) },
        hills(choice, frame, 90, light.land[0]) + hills(choice, frame, 46, light.land[1]),
      ) +
      at(focus + scaled(frame, 150, 90), horizon + 40, scaled(frame, 1.35, 1.05), liftNet(light.land[2], light.land[1])) +
      at(focus - scaled(frame, 170, 150), horizon + scaled(frame, 104, 110), scaled(frame, 1.12, 1.05), netBoat(teal.base)) +
      reeds(choice, scaled(frame, 1540, 760), frame, 150, light.land[2])
    );
  }),
  meeting: scene('rose', (choice, frame, light) => {
    const { focus, horizon } = frame;
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus + 10, y: scaled(frame, 180, 326) },
        karst(choice, frame, 150, light.land[0]) + hills(choice, frame, 50, light.land[1]),
      ) +
      at(
        focus - scaled(frame, 250, 200),
        horizon + scaled(frame, 60, 54),
        scaled(frame, 0.85, 0.72),
        `<g transform="scale(-1 1)">${smallBoat(teal.base)}</g>`,
      ) +
      at(focus + scaled(frame, 210, 160), horizon + scaled(frame, 116, 116), scaled(frame, 1.05, 0.92), smallBoat(plum.base))
    );
  }),
  race: scene('amber', (choice, frame, light) => {
    const { focus, horizon } = frame;
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus + 40, y: scaled(frame, 170, 330) },
        hills(choice, frame, 120, light.land[0]) + hills(choice, frame, 60, light.land[1]),
      ) +
      garland(
        choice,
        [scaled(frame, 820, -20), scaled(frame, 30, 264)],
        [frame.width + 20, scaled(frame, 10, 256)],
        34,
        scaled(frame, 6, 5),
        0.7,
      ) +
      at(focus - scaled(frame, 60, 30), horizon + 54, scaled(frame, 0.82, 0.72), raceBoat(jade.base, teal)) +
      at(focus + scaled(frame, 60, -30), horizon + scaled(frame, 140, 140), scaled(frame, 1.2, 1.02), raceBoat(plum.base, amber))
    );
  }),
  pond: scene('jade', (choice, frame, light) => {
    const { focus, horizon } = frame;
    const flower = (x: number, y: number, scale: number): string => prop('lotus', focus + x, horizon + y, scale);
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus - scaled(frame, 130, 170), y: scaled(frame, 140, 312) },
        hills(choice, frame, 110, light.land[0]) + hills(choice, frame, 60, light.land[1]),
      ) +
      pads(choice, scaled(frame, 640, 20), frame.width, frame, [jade.shade, light.land[1]]) +
      at(focus + scaled(frame, 130, 130), horizon + 44, scaled(frame, 1.25, 1.1), stall(jade.base, plum.base)) +
      deck(focus + scaled(frame, -40, -10), frame.width, horizon + 44) +
      flower(scaled(frame, -190, -200), 84, 1) +
      flower(scaled(frame, -290, -260), 148, 1.4) +
      flower(scaled(frame, 10, 10), 168, 1.8)
    );
  }),
  terraces: scene('jade', (choice, frame, light) => {
    const { focus, horizon } = frame;
    return (
      opening(
        choice,
        frame,
        light,
        { x: focus - scaled(frame, 150, 170), y: scaled(frame, 130, 312) },
        karst(choice, frame, 170, light.land[0]) + terraces(frame, 7, [light.land[1], '#2f6a52', '#1f4d40'], light.cloud),
      ) +
      at(
        focus + scaled(frame, 300, 200),
        horizon - scaled(frame, 58, 52),
        scaled(frame, 0.72, 0.62),
        stiltHouse(jade.base, red.base, red.shade),
      ) +
      at(focus - scaled(frame, 60, 60), horizon + 104, scaled(frame, 1.1, 1), netBoat(teal.base)) +
      `<path fill="${light.land[2]}" d="M${frame.width} ${horizon + 40}C${frame.width - 160} ${horizon + 50} ${frame.width - 260} ${horizon + 130} ${frame.width - 380} ${frame.height}H${frame.width}z"/>` +
      [
        [-250, 26, 1.3],
        [-160, 8, 1.7],
        [-60, 20, 1.5],
      ]
        .map(([x = 0, y = 0, scale = 1]) => prop('rice', frame.width + x, frame.height + y, scale))
        .slice(0, scaled(frame, 3, 2))
        .join('')
    );
  }),
};
