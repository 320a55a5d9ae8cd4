import type { Browser, BrowserContext } from '@playwright/test';
import { runStack, type Stack } from '../../stack/runStack.ts';
import { accountOf, type Account } from './account.ts';
import { expect, test as base } from './journey.ts';
import { rememberLanguage } from './language.ts';
import type { Language } from './texts.ts';

/** A browser besides the journey's own. */
export interface OtherBrowser {
  readonly context: BrowserContext;
  readonly account: Account;
}

interface VisitorParts {
  /** The stack that the journeys of one worker share, and whose members they may change. */
  readonly stack: Stack;
  /** Opens a browser that knows nothing of the journey's own, at an address of its own. */
  anotherBrowser(): Promise<OtherBrowser>;
  /** Where the journey's browser is from its next request on. */
  moveTo(address: string): Promise<void>;
}

/** Country by the third number of an address: what the stack is told of the world. */
const networks = '198.51.100.0/24=VN,203.0.113.0/24=SG';
/** An address of the country that the stack does not serve. */
export const deniedAddress = '203.0.113.77';

/** Where the stack's customer service is said to be. */
export const contactUrl = 'https://chat.sampan.example/talk';

let lastAddress = 0;
/** One that no journey of this worker has come from, so that none uses up what another may still try. */
export function freshAddress(): string {
  lastAddress += 1;
  return `10.${process.pid % 250}.${Math.floor(lastAddress / 250)}.${1 + (lastAddress % 250)}`;
}

const headersOf = (address: string) => ({ 'x-forwarded-for': address });

async function openBrowser(browser: Browser, stack: Stack, language: Language | null): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: stack.site, extraHTTPHeaders: headersOf(freshAddress()) });
  if (language !== null) await rememberLanguage(context, stack.site, language);
  return context;
}

/** Journeys whose visitors come from addresses of their own, through a proxy that the stack trusts. */
export const test = base.extend<VisitorParts, { readonly sharedStack: Stack }>({
  sharedStack: [
    async ({}, use) => {
      const stack = await runStack({
        environment: {
          TRUSTED_PROXIES: '1',
          ADDRESS_COUNTRIES: networks,
          DENIED_COUNTRIES: 'SG',
          CONTACT_URL: contactUrl,
          SERVICE_ORIGINS: new URL(contactUrl).origin,
        },
      });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
  stack: async ({ sharedStack }, use) => use(sharedStack),
  ownStack: async ({ sharedStack }, use) => use(sharedStack),
  extraHTTPHeaders: async ({}, use) => use(headersOf(freshAddress())),
  moveTo: async ({ context }, use) => use((address) => context.setExtraHTTPHeaders(headersOf(address))),
  anotherBrowser: async ({ browser, stack, language }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await openBrowser(browser, stack, language);
      opened.push(context);
      return { context, account: accountOf(context, stack.site) };
    });
    for (const context of opened) await context.close();
  },
});

export { expect };
