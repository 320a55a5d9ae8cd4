import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Picture, PictureForm, Pictures, BannerPicture } from '../../content/picture/picture.ts';
import { isScene, quietest } from '../art/banner/scenes.ts';
import { bannerPictures, type PictureParts, pictures, scenePath } from './pictures.ts';

const queryOf = (form: PictureForm): string => (form === 'tall' ? 'shape=tall&' : `lang=${form}&`);

/** Each picture is composed when it is first named, and kept. */
export function createPictures(parts: PictureParts): Pictures {
  const composers = new Map(pictures(parts));
  const hung = new Map<string, { readonly banner: BannerPicture; readonly print: string }>();
  const kept = new Map<string, Picture>();
  const named = (name: string): Picture | undefined => {
    const known = kept.get(name);
    const compose = composers.get(name);
    if (known !== undefined || compose === undefined) return known;
    const fresh = compress(compose());
    kept.set(name, fresh);
    return fresh;
  };
  const at: Pictures['at'] = (path, form) => (form === undefined ? undefined : named(`${path}?${form}`)) ?? named(path);
  const addressOf: Pictures['addressOf'] = (path, form) => {
    const picture = at(path, form);
    if (picture === undefined) throw new Error(`There is no picture at ${path}.`);
    const isOther = form !== undefined && composers.has(`${path}?${form}`);
    return `${path}?${isOther ? queryOf(form) : ''}v=${picture.version}`;
  };
  return {
    at,
    addressOf,
    addressOfScene: (name) => addressOf(scenePath(isScene(name) ? name : quietest)),
    hang(banners) {
      const prints = new Map(banners.map((banner) => [banner.id, JSON.stringify(banner)]));
      for (const [id, { banner, print }] of hung) {
        // Composing costs: what has not changed stays as it is.
        if (prints.get(id) === print) continue;
        hung.delete(id);
        for (const [path] of bannerPictures(banner)) {
          composers.delete(path);
          kept.delete(path);
        }
      }
      for (const banner of banners) {
        if (hung.has(banner.id)) continue;
        hung.set(banner.id, { banner, print: prints.get(banner.id) ?? '' });
        for (const [path, compose] of bannerPictures(banner)) composers.set(path, compose);
      }
    },
  };
}

function compress(text: string): Picture {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  let gzip: Picture['gzip'] | undefined;
  return {
    plain: new TextEncoder().encode(text),
    // An address is often given out without anybody asking for it here.
    get gzip() {
      return (gzip ??= new Uint8Array(gzipSync(text, { level: 9 })));
    },
    hash,
    version: hash.slice(0, 11),
  };
}
