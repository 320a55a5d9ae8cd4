import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright';
import sharp from 'sharp';
import type { ArtStyleName } from '../platform/seed/art/artStyle.ts';
import { sceneArt } from '../platform/seed/art/banner/bannerArt.ts';
import { isScene, quietest } from '../platform/seed/art/banner/scenes.ts';
import { appPictureFiles } from '../platform/seed/brands/appPictures.ts';
import { brandNames, readBrand } from '../platform/seed/brands/readBrand.ts';
import { runStack } from '../tests/stack/runStack.ts';
import { chromiumArguments, findChromium } from './machine/chromium.ts';
import { printUsage } from './usage.ts';

printUsage(`npx node scripts/prepare.mjs start && npx node scripts/brandPictures.ts [BRAND…]

Draws icons, the picture that goes with a passed-on address, and what the site looks like, into platform/seed/brands/BRAND/app/.
Brands are ${brandNames().join(', ')}; all of them where none is named.
`);

/**
 * Draws what a brand needs where no SVG is taken: icons, the picture that goes with a passed-on address, and what the site looks like.
 * `node scripts/prepare.mjs start && node scripts/brandPictures.ts otter`; without a name, for every brand.
 */
const names = process.argv.slice(2);
const stranger = names.find((name) => !brandNames().includes(name));
if (stranger !== undefined) {
  process.stderr.write(`There is no brand '${stranger}': there are ${brandNames().join(', ')}.\n`);
  process.exit(2);
}

const drawn = (svg: string, side: number) => sharp(Buffer.from(svg), { density: (72 * side) / 64 }).resize(side, side);

/** The sign on the ground of its own square, which fills all there is, and small enough for any shape that is cut out of the middle. */
function maskable(favicon: string): string {
  const ground = /<rect[^>]*fill="(#\w+)"/.exec(favicon)?.[1] ?? '#ffffff';
  const sign = favicon.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/<rect[^>]*\/>/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="${ground}"/><g transform="translate(9 9) scale(.72)">${sign}</g></svg>`;
}

async function share(scene: string, mark: string, art: ArtStyleName): Promise<Buffer> {
  const [width, height] = [1200, 630];
  const ground = await sharp(Buffer.from(sceneArt(isScene(scene) ? scene : quietest, art)), { density: 108 })
    .resize(width, height, { fit: 'cover', position: 'bottom' })
    .toBuffer();
  const side = 300;
  return sharp(ground)
    .composite([{ input: await drawn(mark, side).png().toBuffer(), left: (width - side) / 2, top: (height - side) / 2 }])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

async function screenshots(browser: Browser, name: string, language: string): Promise<Readonly<Record<string, Buffer>>> {
  const stack = await runStack({ environment: { BRAND: name } });
  try {
    const taken = async (path: string, width: number, height: number, deviceScaleFactor: number) => {
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, reducedMotion: 'reduce' });
      await context.addInitScript((code) => {
        localStorage.setItem('lang', code);
        sessionStorage.setItem('popupsShown', 'true');
      }, language);
      const page = await context.newPage();
      await page.goto(stack.site + path, { waitUntil: 'networkidle' });
      const picture = await sharp(await page.screenshot())
        .webp({ quality: 62, effort: 6 })
        .toBuffer();
      await context.close();
      return picture;
    };
    return {
      'phone-home.webp': await taken('/', 390, 844, 2),
      'phone-slots.webp': await taken('/rng', 390, 844, 2),
      'desk-home.webp': await taken('/', 1280, 800, 1),
    };
  } finally {
    await stack.stop();
  }
}

const browser = await chromium.launch({ executablePath: findChromium(process.env), args: [...chromiumArguments] });
try {
  for (const name of names.length > 0 ? names : brandNames()) {
    const { values, marks, banners, art } = readBrand(name);
    const pictures: Readonly<Record<string, Buffer>> = {
      'icon-192.png': await drawn(marks.favicon, 192).png({ palette: true }).toBuffer(),
      'icon-512.png': await drawn(marks.favicon, 512).png({ palette: true }).toBuffer(),
      'maskable-512.png': await drawn(maskable(marks.favicon), 512).png({ palette: true }).toBuffer(),
      'share.png': await share(banners[0]?.scene ?? '', marks.mark, art),
      ...(await screenshots(browser, name, values.languages[0] ?? 'EN')),
    };
    const folder = fileURLToPath(new URL(`../platform/seed/brands/${name}/app/`, import.meta.url));
    mkdirSync(folder, { recursive: true });
    for (const { file } of appPictureFiles) {
      const picture = pictures[file];
      if (picture) writeFileSync(folder + file, picture);
      console.log(`${name}/app/${file} ${Math.ceil((picture?.length ?? 0) / 1024)} KB`);
    }
  }
} finally {
  await browser.close();
}
