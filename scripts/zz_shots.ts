import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from './chromium.ts';
const shots = process.argv.slice(2).map((each) => each.split(','));
const browser = await chromium.launch({ executablePath: findChromium(process.env), args: [...chromiumArguments] });
for (const [name, path, width, theme, lang, full] of shots as [string, string, string, string, string, string][]) {
  const context = await browser.newContext({ viewport: { width: Number(width), height: Number(width) < 500 ? 844 : 860 }, reducedMotion: 'reduce' });
  await context.addInitScript(([stored, language]) => {
    localStorage.setItem('theme', stored as string);
    localStorage.setItem('lang', language as string);
  }, [theme, lang]);
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log(name, m.text()); });
  page.on('pageerror', (e) => console.log(name, String(e)));
  await page.goto(`http://localhost:4130${path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(300);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (wide) console.log(name, 'scrolls sideways');
  await page.screenshot({ path: `/tmp/promos/${name}.png`, fullPage: full === 'full' });
  await context.close();
}
await browser.close();
