import { readFileSync } from 'node:fs';

/** A picture of a brand that is drawn ahead, as `scripts/brandPictures.ts` does: phones and messengers take no SVG. */
export interface AppPicture {
  /** Path that it is fetched by. */
  readonly path: string;
  readonly use: 'icon' | 'maskable' | 'screenshot' | 'share';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly contentType: 'image/png' | 'image/webp';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const row = (file: string, use: AppPicture['use'], width: number, height: number) => ({ file, use, width, height });

/** What a brand may have of them, in its folder `app`. */
export const appPictureFiles = [
  row('icon-192.png', 'icon', 192, 192),
  row('icon-512.png', 'icon', 512, 512),
  row('maskable-512.png', 'maskable', 512, 512),
  row('share.png', 'share', 1200, 630),
  row('phone-home.webp', 'screenshot', 780, 1688),
  row('phone-slots.webp', 'screenshot', 780, 1688),
  row('desk-home.webp', 'screenshot', 1280, 800),
] as const;

/** Those that stand in a brand's folder. */
export function readAppPictures(folder: string): readonly AppPicture[] {
  return appPictureFiles.flatMap(({ file, ...shown }) => {
    try {
      const bytes = new Uint8Array(readFileSync(`${folder}/app/${file}`));
      return [{ ...shown, path: `/art/app/${file}`, contentType: file.endsWith('.png') ? 'image/png' : 'image/webp', bytes }];
    } catch {
      return [];
    }
  });
}
