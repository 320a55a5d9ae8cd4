/** Where a noun's texts lie: one `<LANG>.json` a language. `Shape` is that of its `EN.json`, which says what keys there are. */
export interface Catalogue<Shape = unknown> {
  readonly name: string;
  readonly folder: URL;
  /** Never there: it only carries the type. */
  readonly shape?: Shape;
}

/** The texts in the folder `texts` beside `module`, under a name that no other catalogue has. */
export const catalogue = <Shape>(name: string, module: string): Catalogue<Shape> => ({ name, folder: new URL('./texts/', module) });

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Plural}` ? Base : Key;

/** The keys of a catalogue, with dots between their parts, as i18next has them. */
export type TextKey<Shape> = {
  [Key in keyof Shape & string]: Shape[Key] extends string ? WithoutPlural<Key> : `${Key}.${TextKey<Shape[Key]>}`;
}[keyof Shape & string];
