import type { Language } from './handler.ts';
import CN from './refusals/CN.json' with { type: 'json' };
import EN from './refusals/EN.json' with { type: 'json' };
import ID from './refusals/ID.json' with { type: 'json' };
import TH from './refusals/TH.json' with { type: 'json' };
import VI from './refusals/VI.json' with { type: 'json' };

type Refusals = Readonly<Record<keyof typeof EN, string>>;

/** The house's own wording is Vietnamese. */
const catalogues: Readonly<Record<Language, Refusals>> = { TY: VI, VI, EN, CN, TH, ID };

const isWorded = (code: string): code is keyof typeof EN => Object.hasOwn(EN, code);

/** Text of a refusal in the language of the request; a code that nobody worded gets the general one. */
export const refusalText = (code: string, language: Language): string => catalogues[language][isWorded(code) ? code : 'refused'];
