/** A composed picture as it goes out. */
export interface Picture {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
  readonly hash: string;
  /** Stands in the picture's address: another picture has another one. */
  readonly version: string;
}

/** The English form of a picture with words, or the upright one for phones. */
export type PictureForm = 'EN' | 'tall';

/** The pictures of the brand. */
export interface Pictures {
  /** By its path, and the form that its address asks for. */
  at(path: string, form?: string): Picture | undefined;
  /** What to fetch a picture by. It changes with what is drawn, and only with that, so browsers may keep what they got for good. */
  addressOf(path: string, form?: PictureForm): string;
}
