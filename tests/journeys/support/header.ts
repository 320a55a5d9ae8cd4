import type { Locator, Page } from '@playwright/test';
import type { SiteTexts } from './texts.ts';

/** The header as people use it. */
export interface SiteHeader {
  readonly bar: Locator;
  readonly logIn: Locator;
  readonly register: Locator;
  readonly deposit: Locator;
  /** The balance with its two buttons. */
  readonly balance: Locator;
  readonly accountMenu: Locator;
  /** Chooses an entry of the account menu. */
  choose(entry: 'deposit' | 'bets' | 'logOut'): Promise<void>;
}

export function headerOf(page: Page, texts: SiteTexts): SiteHeader {
  const bar = page.getByRole('banner');
  const button = (name: string | RegExp) => bar.getByRole('button', { name, exact: true });
  const accountMenu = button(texts.like('shell:account.menu'));
  return {
    bar,
    logIn: button(texts('shell:header.logIn')),
    register: button(texts('shell:header.register')),
    deposit: button(texts('shell:header.deposit')),
    balance: bar.getByRole('group', { name: texts('shell:balance.label') }),
    accountMenu,
    async choose(entry) {
      await accountMenu.click();
      await bar
        .locator('[popover]')
        .getByRole('button', { name: texts(`shell:account.${entry}`) })
        .click();
    },
  };
}
