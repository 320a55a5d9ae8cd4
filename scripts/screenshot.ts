import { chromium } from 'playwright';
import { runStack } from '../tests/stack/runStack.ts';
import { chromiumArguments, findChromium } from './machine/chromium.ts';
import { rejectArguments } from './usage.ts';

/** Makes the README's pictures anew from the running site: `npx node scripts/prepare.mjs start && npx node scripts/screenshot.ts`. */
rejectArguments(`npx node scripts/prepare.mjs start && npx node scripts/screenshot.ts

Makes the pictures in docs/ anew from the running site, which it starts by itself.
`);
const pictures = [
  { file: 'docs/home.png', path: '/', width: 1280, height: 860, theme: 'light' },
  { file: 'docs/lobby-phone.png', path: '/rng', width: 390, height: 844, theme: 'dark' },
] as const;

// The site last: whoever has no browser would leave it running.
const browser = await chromium.launch({ executablePath: findChromium(process.env), args: [...chromiumArguments] });
const stack = await runStack().catch(async (error: unknown) => {
  await browser.close();
  throw error;
});
try {
  for (const { file, path, width, height, theme } of pictures) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    await context.addInitScript((stored) => {
      localStorage.setItem('theme', stored);
      localStorage.setItem('lang', 'EN');
      sessionStorage.setItem('popupsShown', 'true');
    }, theme);
    const page = await context.newPage();
    await page.goto(`${stack.site}${path}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: file });
    await context.close();
  }
} finally {
  await browser.close();
  await stack.stop();
}
