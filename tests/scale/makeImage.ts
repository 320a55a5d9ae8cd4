import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imageOf, type Image } from '../stack/composeFile.ts';

/** The files of an image, in a folder of this machine. */
export interface ImageFolder extends Image {
  readonly folder: string;
  remove(): void;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

/** Puts what the `Dockerfile` copies into a folder, and nothing else: of packages those alone that `npm prune --omit=dev` leaves. Throws where something is missing. */
export function makeImage(): ImageFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-image-'));
  const image = imageOf();
  for (const file of image.files.filter((each) => each !== 'node_modules')) {
    if (!existsSync(file)) throw new Error(`the image is to hold ${file}, which there is not`);
    cpSync(file, path.join(folder, file), { recursive: true });
  }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const kept = Object.entries(packages).filter(([name, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(name) && dev !== true);
  for (const [name] of kept.filter(([each]) => existsSync(each))) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    symlinkSync(path.resolve(name), path.join(folder, name));
  }
  return { ...image, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
