import { ink } from './palette.ts';
import type { Mark } from './pen.ts';
import { joined } from './pen.ts';
import type { SymbolName } from '../../play/family/symbolNames.ts';
import { symbolNames } from '../../play/family/symbolNames.ts';
import { beastSymbols } from './symbols/beasts.ts';
import { birdSymbols } from './symbols/birds.ts';
import { feastSymbols } from './symbols/feast.ts';
import { houseSymbols } from './symbols/house.ts';
import { plantSymbols } from './symbols/plants.ts';
import { playSymbols } from './symbols/play.ts';
import { rankSymbols } from './symbols/ranks.ts';
import { skySymbols } from './symbols/sky.ts';
import { treasureSymbols } from './symbols/treasure.ts';
import { waterSymbols } from './symbols/water.ts';

const drawings: { readonly [Name in SymbolName]: readonly Mark[] } = {
  ...beastSymbols,
  ...birdSymbols,
  ...feastSymbols,
  ...houseSymbols,
  ...plantSymbols,
  ...playSymbols,
  ...rankSymbols,
  ...skySymbols,
  ...treasureSymbols,
  ...waterSymbols,
};

/** Two letters of its own for every drawing, so that several can share one document. */
const idOf = (name: SymbolName): string => {
  const index = symbolNames.indexOf(name);
  return String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
};

/** The drawing on its 96 x 96 sheet, without the sheet: to be placed into a larger picture. */
export const symbolBody = (name: SymbolName): string =>
  `<g fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${joined(drawings[name], idOf(name))}</g>`;

/** The drawing as a file of its own. */
export const symbolSvg = (name: SymbolName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${symbolBody(name)}</svg>`;
