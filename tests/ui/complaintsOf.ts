import type { BrowserContext } from '@playwright/test';
import { isPageNotFound } from '../stack/isPageNotFound.ts';

/** What nobody should see in a browser's console or network. */
export interface Complaints {
  /** Those since the last call. */
  take(): readonly string[];
}

/** Listens to script errors, error messages and requests that fail. */
export function complaintsOf(context: BrowserContext): Complaints {
  let heard: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' || (message.text().includes('404 (Not Found)') && isPageNotFound(message.location().url))) return;
    heard.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`script: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // The page went on, and with it what it asked for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') heard.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !(response.status() === 404 && isPageNotFound(response.url())))
      heard.push(`request: ${response.url()} ${response.status()}`);
  });
  return {
    take() {
      const taken = heard;
      heard = [];
      return taken;
    },
  };
}
