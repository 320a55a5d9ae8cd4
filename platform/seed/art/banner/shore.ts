import { amber, blue, gold, jade, paper, pink, plum, red, teal, wood } from '../palette.ts';
import { symbolBody } from '../symbol.ts';
import { standingPerson } from './boats.ts';
import type { Prop } from './frame.ts';
import { inked } from './frame.ts';
import { glow, hung } from './lanterns.ts';

const goods = [red.base, amber.base, jade.base, gold.base, pink.base] as const;

const fruit = goods
  .map((fill, index) => `<path stroke="${fill}" stroke-width="14" d="M${-62 + index * 15}-50h0M${(index * 30 + 20) % 75}-52h0"/>`)
  .join('');
const awning = (first: number): string =>
  [0, 1, 2]
    .map((pair) => pair * 2 + first)
    .map((index) => `M${-96 + index * 32}-112L${-78 + index * 26}-150h26L${-64 + index * 32}-112q-16 20-32 0z`)
    .join('');

const stallFront =
  inked(
    `<path stroke-width="7" d="M-80 0V-130M80 0V-130"/><path stroke-width="19" d="M-64-52H76"/>${fruit}<path fill="${wood.base}" d="M-88-46H88L80 0H-80z"/><path fill="${wood.shade}" stroke="none" d="M-86-20H84L79-1H-79z"/><path stroke-width="2" d="M-84-22H84M-30-46V0M28-46V0"/>` +
      `<path fill="currentColor" d="${awning(0)}"/><path fill="${paper.base}" d="${awning(1)}"/><path d="M-78-150H78"/>`,
  ) +
  hung('round', -46, -104, 0.7) +
  hung('long', 50, -104, 0.7);

const drumOnFoot = `<g transform="translate(-48 -90)">${symbolBody('drum')}</g>`;
const lotusOnFoot = `<g transform="translate(-48 -82)">${symbolBody('lotus')}</g>`;
const riceOnFoot = `<g transform="translate(-48 -92)">${symbolBody('rice')}</g>`;

/** Things of the bank as props of a picture; each stands on its origin. */
export const shoreProps: readonly Prop[] = [
  { id: 'stall', drawing: stallFront },
  { id: 'drum', drawing: drumOnFoot },
  { id: 'lotus', drawing: lotusOnFoot },
  { id: 'rice', drawing: riceOnFoot },
];

/** A market stall, 190 wide, its foot on the origin: awning, lamps, fruit, and the one who sells. */
export const stall = (stripe: string, cloth: string): string =>
  `${glow(0, -80, 130)}${standingPerson(-8, -36, cloth)}<use href="#stall" color="${stripe}"/>`;

/** A house on stilts, 200 wide, its posts standing in the water at the origin. */
export const stiltHouse = (wall: string, roof: string, shade: string): string =>
  glow(0, -80, 130) +
  inked(
    `<path stroke-width="7" d="M-74 14V-46M-26 18V-46M26 18V-46M74 14V-46"/><path fill="${wood.base}" d="M-98-56H98V-44H-98z"/>` +
      `<path fill="${wall}" d="M-78-56V-112H78V-56z"/><path fill="${gold.base}" d="M-62-98H-26V-70H-62zM28-98H64V-70H28z"/><path fill="${amber.base}" d="M-13-56V-98H15V-56z"/><path stroke-width="2" d="M-44-98V-70M46-98V-70M1-98V-56"/>` +
      `<path fill="${roof}" d="M-106-108C-84-114-66-136-56-160H56C66-136 84-114 106-108C90-102-90-102-106-108z"/><path fill="${shade}" stroke="none" d="M-100-107C-60-114 60-114 100-107C80-103-80-103-100-107z"/><path stroke-width="2" d="M-40-158C-46-140-54-124-64-112M0-158V-112M40-158C46-140 54-124 64-112"/>`,
  );

/** A great lift net on its two bent poles, 240 wide, with the hut of the one who tends it. */
export const liftNet = (line: string, thread: string): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="${line}" stroke-width="6" d="M150 20L30-150M150 20L188-46M-110-6C-80-100-20-140 30-150C70-138 96-96 104-6M-60-30C-40-110 0-144 30-150C50-140 62-90 66-28"/>` +
  `<path stroke="${thread}" stroke-width="1.5" d="M-110-6C-60 40 50 40 104-6M-60-30C-20 6 40 6 66-28M-110-6L-60-30L66-28L104-6M-84 10L-36-10M-46 22L-8-2M-2 26L12 0M44 20L32-4M80 8L52-12M-98 4C-60-14 60-14 92 4M-70 18C-40 4 46 4 66 14"/>` +
  `<path stroke="${line}" stroke-width="5" d="M168 24V-34M216 24V-34"/></g><path fill="${line}" d="M156-34H228V-40H220V-66H238L192-96L146-66H164V-40H156z"/><path fill="${gold.base}" d="M180-60h16v14h-16z"/>`;

/** A wooden deck along the water from `from` to `to`, on posts; people and stalls stand on `y`. */
export const deck = (from: number, to: number, y: number): string => {
  const posts = Array.from({ length: Math.ceil((to - from) / 130) }, (_, index) => `M${from + 30 + index * 130} ${y + 10}v56`).join('');
  const seams = Array.from({ length: Math.ceil((to - from) / 64) }, (_, index) => `M${from + 40 + index * 64} ${y}v18`).join('');
  return inked(
    `<path stroke-width="11" d="${posts}"/><path fill="${wood.base}" d="M${from} ${y}H${to}V${y + 19}H${from}z"/><path fill="${wood.shade}" stroke="none" d="M${from + 2} ${y + 10}H${to}V${y + 18}H${from + 2}z"/><path stroke-width="2" d="${seams}"/>`,
  );
};

/** A long table under a red cloth, 440 wide, its top at y -70. */
export const table = (): string =>
  inked(
    `<path fill="${red.base}" d="M-220-70H220L206 0Q196-14 180 0Q164-14 148 0Q132-14 116 0Q100-14 84 0Q68-14 52 0Q36-14 20 0Q4-14-12 0Q-28-14-44 0Q-60-14-76 0Q-92-14-108 0Q-124-14-140 0Q-156-14-172 0Q-188-14-206 0z"/><path fill="${red.shade}" stroke="none" d="M60-68H217L208-14Q140-24 72-14z"/><path stroke="${gold.base}" d="M-212-56H212"/>`,
  );

/** The three-door gate of a village, 260 wide, foot on the origin. */
export const gate = (): string =>
  glow(0, -70, 170) +
  inked(
    `<path fill="${gold.light}" d="M-42 0V-84H42V0z"/><path fill="${amber.base}" d="M-116 0V-60H-72V0zM72 0V-60H116V0z"/>` +
      `<path fill="${paper.base}" d="M-66 0V-124H-42V-70C-42-98 42-98 42-70V-124H66V0H42V-70C42-98-42-98-42-70V0zM-130 0V-86H-66V0H-78V-44C-78-64-110-64-110-44V0zM130 0V-86H66V0H78V-44C78-64 110-64 110-44V0z"/><path fill="${paper.shade}" d="M52 0V-124H66V0zM118 0V-86H130V0z" stroke="none"/>` +
      `<path fill="${red.base}" d="M-42-122V-94C-20-104 20-104 42-94V-122z"/><path stroke="${gold.base}" d="M-20-111H20"/>` +
      `<path fill="${teal.base}" d="M-92-122C-72-126-58-142-50-160H50C58-142 72-126 92-122C78-114-78-114-92-122zM-154-84C-138-88-130-98-124-110H-68V-84C-90-78-140-78-154-84zM154-84C138-88 130-98 124-110H68V-84C90-78 140-78 154-84z"/>` +
      `<path stroke-width="2" d="M-30-158L-40-120M0-158V-118M30-158L40-120M-112-108L-118-84M-90-108L-92-82M112-108L118-84M90-108L92-82"/><path fill="${gold.base}" d="M0-160C-10-168-8-178 0-186C8-178 10-168 0-160z"/>`,
  ) +
  hung('round', -92, -52, 0.6) +
  hung('round', 92, -52, 0.6);

/** A landing stage going out into the water from the right, with a post and its lamp. */
export const landing = (): string =>
  glow(-150, -96, 120) +
  inked(
    `<path stroke-width="9" d="M-110-4V52M-30-4V62M60-4V62M150-4V62"/><path fill="${wood.base}" d="M-170-20H260V-2H-170z"/><path fill="${wood.shade}" stroke="none" d="M-168-9H260V-4H-168z"/><path stroke-width="2" d="M-130-20V-3M-90-20V-3M-50-20V-3M-10-20V-3M30-20V-3M70-20V-3M110-20V-3M150-20V-3M190-20V-3"/><path stroke-width="9" d="M-128-20V-138Q-130-146-150-140"/><path stroke="${wood.light}" stroke-width="4" d="M-128-20V-138Q-130-146-150-140"/>`,
  ) +
  hung('round', -150, -130, 1.1);

/** A veranda: two posts, a rail, a low table with tea. 420 wide, floor at the origin. */
export const veranda = (): string =>
  inked(
    `<path fill="${wood.shade}" d="M-230-240H250V-216H-230z"/><path fill="${wood.base}" d="M-206-216H-186V0H-206zM206-216H226V0H206z"/><path stroke-width="5" d="M-186-70H206M-186-34H206"/><path stroke-width="3" d="M-150-70V-34M-110-70V-34M-70-70V-34M-30-70V-34M10-70V-34M50-70V-34M90-70V-34M130-70V-34M170-70V-34"/>` +
      `<path fill="${wood.base}" d="M-260 0H290V26H-260z"/><path fill="${wood.shade}" stroke="none" d="M-258 14H290V25H-258z"/><path fill="${plum.base}" d="M-90-4C-90-14 110-14 110-4V0H-90z"/><path fill="${wood.light}" d="M-70-34H96L104-22H-78z"/><path d="M-60-22V-2M86-22V-2"/>` +
      `<path fill="${blue.light}" d="M-50-50H-24C-24-40-28-35-37-35S-50-40-50-50zM52-50H78C78-40 74-35 65-35S52-40 52-50z"/>`,
  );
