import EN from './texts/EN.json' with { type: 'json' };
import VI from './texts/VI.json' with { type: 'json' };
import CN from './texts/CN.json' with { type: 'json' };
import TH from './texts/TH.json' with { type: 'json' };
import ID from './texts/ID.json' with { type: 'json' };

/** @generated What the gateway itself refuses by, in each language that says so. */
export const refusalTexts = { EN, VI, CN, TH, ID };
