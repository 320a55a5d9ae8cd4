import type { Paint } from '../palette.ts';
import { amber, gold, ink, paper, red, slate, wood } from '../palette.ts';
import type { Prop } from './frame.ts';
import { inked } from './frame.ts';
import { glow, hung } from './lanterns.ts';

const skin = '#e3b088';

/** Somebody standing: feet on the origin, 96 high, with the cone of the hat. The cloth has the current colour. */
const person =
  `<path fill="currentColor" d="M-17 0L-13-46C-12-58 12-58 13-46L17 0z"/><path opacity=".25" fill="#000" stroke="none" d="M4-53C12-50 12-46 15 0H2C6-20 6-36 4-53z"/>` +
  `<path fill="${skin}" d="M-8-66H8V-58C8-50-8-50-8-58z"/><path fill="${gold.base}" d="M-29-64L0-90L29-64C16-57-16-57-29-64z"/><path fill="${gold.shade}" stroke="none" d="M4-86L27-64C18-60 12-60 6-60z"/><path stroke-width="2" d="M-13-77Q0-72 13-77"/>`;

const small =
  `<path fill="#000" opacity=".28" d="M-150 14C-60 30 80 30 172 10C120 40-100 42-150 14z"/>` +
  `${glow(-148, -64, 120)}` +
  inked(
    `<path stroke-width="8" d="M178-116L96 34"/><path stroke="${wood.light}" d="M178-116L96 34"/>` +
      `<g transform="translate(118 -22)"><use href="#person"/><path stroke-width="13" d="M-9-44Q4-36 26-40"/><path stroke="currentColor" stroke-width="8" d="M-9-44Q4-36 26-40"/></g>` +
      `<path fill="${wood.shade}" d="M-62-22C-66-74-42-96-2-96C40-96 62-72 58-22z"/>` +
      `<path fill="${amber.base}" d="M-38-22C-44-66-28-90 6-95C42-94 62-72 58-22z"/><path fill="${amber.shade}" stroke="none" d="M22-92C38-80 44-54 42-23H57C60-70 46-88 22-92z"/>` +
      `<path stroke-width="2" d="M-20-84C-12-66-10-44-12-24M14-95C20-70 20-48 18-24M38-86C44-66 44-46 42-24M-40-52C-10-58 30-58 57-50M-34-72C-8-79 28-80 50-72"/>` +
      `<path fill="${gold.base}" stroke="none" opacity=".85" d="M-58-24C-60-50-54-66-46-74C-42-60-42-40-41-24z"/>` +
      `<path fill="${wood.base}" d="M-166-54C-134-30-94-24-44-23H60C108-24 146-36 172-62C172-30 150 4 106 10H-74C-124 4-156-20-166-54z"/>` +
      `<path fill="${wood.shade}" stroke="none" d="M-150-22C-96 0 90 2 166-34C156-8 138 6 106 9H-74C-110 4-136-6-150-22z"/><path stroke="${wood.light}" d="M-150-38C-120-24-90-18-60-16"/>` +
      `<path fill="${red.base}" d="M-164-50C-150-40-136-34-122-30C-124-20-128-12-134-10C-150-20-160-34-164-50z"/><circle fill="${paper.base}" cx="-142" cy="-26" r="7"/><circle fill="${ink}" stroke="none" cx="-144" cy="-26" r="3.5"/>` +
      `<path stroke-width="7" d="M-128-34V-112Q-130-122-148-116"/><path stroke="${wood.light}" d="M-128-34V-112Q-130-122-148-116"/>`,
  ) +
  hung('round', -148, -106, 1.15);

const fisher =
  `<path fill="#000" opacity=".25" d="M-100 8C-40 18 60 18 112 6C70 26-60 26-100 8z"/>` +
  inked(
    `<path stroke="${paper.base}" stroke-opacity=".8" stroke-width="2" d="M-12-74C-70-96-120-60-132 2M-12-70C-50-76-92-40-104 4M-14-64C-36-56-66-30-76 6M-128-16C-104-6-92-4-72-10M-116-42C-96-34-80-30-60-32M-92-68C-76-60-60-54-44-54"/>` +
      `<g transform="translate(4 -16)"><use href="#person"/><path stroke-width="13" d="M4-44Q-8-48-18-56"/><path stroke="currentColor" stroke-width="8" d="M4-44Q-8-48-18-56"/></g>` +
      `<path fill="${slate.base}" d="M-112-34C-80-18-40-16 0-16C44-16 84-20 122-40C116-12 92 6 56 8H-52C-84 6-106-10-112-34z"/><path fill="${slate.shade}" stroke="none" d="M-102-12C-60 0 60 0 114-22C104-4 84 6 56 7H-52C-74 5-92 0-102-12z"/>` +
      `<path stroke="${red.base}" d="M-96-22C-50-9 56-9 106-27"/>`,
  );

const paddler = `<path stroke-width="7" d="M14-32L34 34"/><path stroke="${wood.light}" d="M14-32L34 34"/><g transform="rotate(12)"><path fill="currentColor" d="M-12 0L-10-30C-8-40 8-40 10-30L12 0z"/><path opacity=".25" fill="#000" stroke="none" d="M2-36C8-32 8-20 10-1H2z"/><circle fill="${skin}" cy="-45" r="8"/><path fill="${red.base}" d="M-8-48Q0-58 8-48z"/></g>`;

/** Boats and their people as props of a picture. */
export const boatProps: readonly Prop[] = [
  { id: 'person', drawing: inked(person) },
  { id: 'paddler', drawing: inked(paddler) },
  { id: 'boat', drawing: small },
  { id: 'fisher', drawing: fisher },
];

/** Somebody standing with the feet on the origin, about 96 high, under a cone hat. */
export const standingPerson = (x: number, y: number, cloth: string): string =>
  `<use href="#person" color="${cloth}" transform="translate(${x} ${y})"/>`;

/** The house boat: prow to the left, water line at y 0, about 330 long. Its lamp hangs before the prow. */
export const smallBoat = (cloth: string): string => `<use href="#boat" color="${cloth}"/>`;

/** A narrow fishing boat with one person who draws a net; about 220 long, water line at y 0. */
export const netBoat = (cloth: string): string => `<use href="#fisher" color="${cloth}"/>`;

/** A racing boat with a dragon's prow and a crew of five, prow to the right; about 420 long, water line at y 0. */
export const raceBoat = (cloth: string, hull: Paint): string =>
  `<path fill="#000" opacity=".25" d="M-190 8C-80 22 100 22 190 8C120 30-120 30-190 8z"/><g color="${cloth}">` +
  `${[-120, -66, -12, 42, 96].map((x) => `<use href="#paddler" x="${x}" y="-14"/>`).join('')}</g>` +
  inked(
    `<path fill="${hull.base}" d="M-206-44C-196-22-170-16-140-15H140C168-16 184-34 184-58C180-72 190-86 206-84C218-88 230-80 236-72L222-66C232-62 234-56 230-52C220-56 210-52 208-42C206-10 186 10 150 12H-140C-180 10-204-8-206-44z"/>` +
      `<path fill="${hull.shade}" stroke="none" d="M-196-14C-120 2 120 2 200-18C190 4 174 10 150 11H-140C-166 10-184 2-196-14z"/><path stroke="${gold.base}" d="M-186-12C-120 0 120 0 190-20"/><circle fill="${paper.base}" stroke-width="2" cx="210" cy="-73" r="5"/><path fill="${amber.base}" d="M196-84C186-92 184-104 190-112C194-104 202-98 206-86z"/>`,
  );
