import type { Language } from '#contract/languages.ts';
import type { Catalogue, TextKey } from './catalogue.ts';

/** Texts by the parts of their keys. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

type Values = Readonly<Record<string, string | number>>;

/** Writes the texts of one catalogue in one language: `count` chooses the plural, the other values are filled in as they are. */
export type Write<Key extends string> = (key: Key, values?: Values) => string;

/** Every text that the platform says to people. */
export interface Texts {
  of<Shape>(catalogue: Catalogue<Shape>, language: Language): Write<TextKey<Shape>>;
  /** A text by a code that comes from a row, below `group` where the catalogue has groups; undefined where nobody worded it. */
  ofCode(catalogue: Catalogue, language: Language, code: string, group?: string): string | undefined;
  /** What a thing is called, by the code that its row has, in whichever catalogue names it; undefined where none does. */
  name(code: string, language: Language): string | undefined;
  /** What a refusal says; a code that nobody worded says that the request was refused. */
  refusal(code: string, language: Language): string;
}
