import { catalogue } from '../../../core/text/catalogue.ts';
import type { FamilyFolder, GameTitle } from '../../family/gameFamily.ts';
import { fairWheel, fairWheelReturn } from './fairWheel.ts';

const family = 'seamless';

/** What the house agreed on with vendors whose games run at addresses of their own. */
const titles = (): readonly GameTitle[] => [
  {
    family,
    code: 'cph-fair-wheel',
    version: 1,
    vendorCode: 'CPH',
    category: 'RNG',
    classification: 'folk',
    stakes: ['50', '100', '200', '500', '1000', '2000', '5000', '10000', '20000', '50000', '100000'],
    lineCount: 0,
    hero: 'star',
    companion: 'kite',
    exactReturn: fairWheelReturn(),
    describe: () => ({ pockets: fairWheel.map(String) }),
    play: () => undefined,
    atVendor: { maxTimes: 3n, shortestRound: 5_000 },
  },
];

/** Games that run at their vendors and stake by the seamless wallet: they have neither a page nor rounds of the house's own. */
export const seamlessFamily: FamilyFolder<unknown> = {
  name: family,
  isElsewhere: true,
  texts: catalogue(family, import.meta.url),
  open: titles,
};
