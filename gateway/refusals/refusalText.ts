import { fallbackChain, type Language } from '../contract/languages.ts';
import { refusalTexts } from './refusalTexts.ts';

/** Every code that the gateway refuses by, or reports a fault with: each has a sentence in every language. */
export type RefusalCode = keyof (typeof refusalTexts)['EN'];

export const isRefusalCode = (code: unknown): code is RefusalCode => typeof code === 'string' && Object.hasOwn(refusalTexts.EN, code);

/** What a code says to the person, in a language or, where that leaves it out, in the one below it. */
export function refusalText(code: RefusalCode, language: Language): string {
  for (const each of fallbackChain(language)) {
    const said = (refusalTexts as Readonly<Record<string, Partial<Record<RefusalCode, string>>>>)[each]?.[code];
    if (said !== undefined) return said;
  }
  return refusalTexts.EN[code];
}
