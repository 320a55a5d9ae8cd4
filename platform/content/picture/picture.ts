import type { Language } from '#contract/languages.ts';

/** A composed picture as it goes out. */
export interface Picture {
  readonly contentType: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  /** Undefined where it would be no smaller. */
  readonly gzip?: Uint8Array<ArrayBuffer> | undefined;
  readonly hash: string;
  /** Stands in the picture's address: another picture has another one. */
  readonly version: string;
}

/** A picture with its words in a language, or the upright one for phones. */
export type PictureForm = Language | 'tall';

/** What is drawn of a banner: a scene, and words in the languages that they are said in. */
export interface BannerPicture {
  readonly id: string;
  readonly scene: string;
  readonly words: Readonly<Partial<Record<Language, { readonly title: string; readonly line: string }>>>;
}

/** Pictures without words, for what stands beside its words. */
export interface ScenePictures {
  /** Names of all scenes. */
  readonly scenes: readonly string[];
  /** Address of the scene of that name; of one that there is not, that of the quietest. */
  addressOfScene(name: string): string;
}

/** What is drawn of a studio: its mark, and in its hue the tiles of its games. */
export interface VendorPicture {
  readonly code: string;
  readonly name: string;
  readonly hue: number;
}

/** A picture of the brand for where no SVG is taken. */
export interface ShownAppPicture {
  readonly address: string;
  /** A home screen, one that cuts its own shape out of it, a store that shows what is to be installed, a messenger. */
  readonly use: 'icon' | 'maskable' | 'screenshot' | 'share';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The pictures of the brand. */
export interface Pictures extends ScenePictures {
  appPictures(): readonly ShownAppPicture[];
  /** By its path, and the form that its address asks for. */
  at(path: string, form?: string): Picture | undefined;
  /** Composes the pictures of these banners from now on, in place of those before. */
  hang(banners: readonly BannerPicture[]): void;
  /** The same with the marks of these studios and the tiles of their games. */
  hangVendors(vendors: readonly VendorPicture[]): void;
  /** What to fetch a picture by; where there is none of that form, the picture as it is. It changes with what is drawn, and only with that, so browsers may keep what they got for good. */
  addressOf(path: string, form?: PictureForm): string;
}
