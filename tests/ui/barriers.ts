import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';
import { documentsOf } from './documentsOf.ts';
import { setTheme } from './setTheme.ts';

interface Looked extends Window {
  readonly axe?: typeof axe;
}

/** Rules of axe that look at colours: they alone can find in one theme what is fine in the other. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Findings of one document that keep somebody out, one line each. Not by `@axe-core/playwright`: it hands what it has found to a page of
 * its own, opened anew for each look, which takes three times as long as looking.
 */
async function graveFindings(frame: Frame, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await frame.evaluate(() => (window as Looked).axe !== undefined))) await frame.evaluate(axe.source);
  return frame.evaluate(async (only) => {
    const options = { iframes: false, resultTypes: ['violations'] as ['violations'], ...(only && { runOnly: [...only] }) };
    const { axe: there } = window as Looked;
    if (!there) throw new Error('axe did not come into the page');
    const { violations } = await there.run(document, options);
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join('; ')}`);
  }, rules);
}

/** What axe finds in a page and its frames that keeps somebody out, in both themes or in the light one. */
export async function barriers(page: Page, themes: 'both' | 'light' = 'both'): Promise<readonly string[]> {
  const found: string[] = [];
  for (const frame of documentsOf(page)) found.push(...(await graveFindings(frame)));
  if (themes === 'light') return found;
  await setTheme(page, 'dark');
  for (const frame of documentsOf(page))
    found.push(...(await graveFindings(frame, colourRules)).map((finding) => `in the dark: ${finding}`));
  await setTheme(page, 'light');
  return found;
}
