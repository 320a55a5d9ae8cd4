import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Picture, PictureForm, Pictures } from '../../content/picture/picture.ts';
import { isScene, quietest, scenes } from '../art/banner/scenes.ts';
import { bannerPictures, brandPictures, type Drawn, type PictureParts, scenePath, vendorPictures } from './pictures.ts';

const queryOf = (form: PictureForm): string => (form === 'tall' ? 'shape=tall&' : `lang=${form}&`);

/** Each picture is composed when it is first named, and kept. */
export function createPictures(parts: PictureParts): Pictures {
  const composers = new Map(brandPictures(parts));
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
  /** Hangs what is drawn of these in place of those before: composing costs, so what has not changed stays as it is. */
  const hanging = <Shown>(picturesOf: (shown: Shown) => Iterable<readonly [string, () => Drawn]>) => {
    let hung: ReadonlyMap<string, readonly string[]> = new Map();
    return (all: readonly Shown[]): void => {
      const prints = new Map(all.map((each) => [JSON.stringify(each), each]));
      for (const [print, paths] of hung) {
        if (prints.has(print)) continue;
        for (const path of paths) {
          composers.delete(path);
          kept.delete(path);
        }
      }
      const hang = (shown: Shown): readonly string[] => {
        const drawn = [...picturesOf(shown)];
        for (const [path, compose] of drawn) composers.set(path, compose);
        return drawn.map(([path]) => path);
      };
      hung = new Map([...prints].map(([print, shown]) => [print, hung.get(print) ?? hang(shown)]));
    };
  };
  return {
    at,
    hang: hanging((banner) => bannerPictures(parts.art, banner)),
    hangVendors: hanging((vendor) => vendorPictures(parts, vendor)),
    addressOf,
    appPictures: () => (parts.appPictures ?? []).map(({ path, use, width, height }) => ({ address: addressOf(path), use, width, height })),
    scenes: Object.keys(scenes),
    addressOfScene: (name) => addressOf(scenePath(isScene(name) ? name : quietest)),
  };
}

function compress(drawn: Drawn): Picture {
  const plain = typeof drawn === 'string' ? new TextEncoder().encode(drawn) : drawn.bytes;
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const named = { plain, hash, version: hash.slice(0, 11) };
  if (typeof drawn !== 'string') return { ...named, contentType: drawn.contentType };
  let gzip: Picture['gzip'];
  return {
    ...named,
    contentType: 'image/svg+xml; charset=utf-8',
    // An address is often given out without anybody asking for it here.
    get gzip() {
      return (gzip ??= new Uint8Array(gzipSync(plain, { level: 9 })));
    },
  };
}
