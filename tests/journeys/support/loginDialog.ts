import type { Locator, Page } from '@playwright/test';
import type { Member } from './account.ts';
import { fieldOf } from './field.ts';
import { headerOf } from './header.ts';
import type { SiteTexts } from './texts.ts';

/** The login over the page, from the header's button on. */
export interface LoginDialog {
  readonly dialog: Locator;
  readonly username: Locator;
  readonly password: Locator;
  open(): Promise<void>;
  /** Fills it in and sends it; what comes of it is for the journey to see. */
  send(member: Member): Promise<void>;
}

export function loginDialogOf(page: Page, texts: SiteTexts): LoginDialog {
  const dialog = page.getByRole('dialog', { name: texts('login:title') });
  const [username, password] = [fieldOf(dialog, texts('login:username')), fieldOf(dialog, texts('login:password'))];
  return {
    dialog,
    username,
    password,
    open: () => headerOf(page, texts).logIn.click(),
    async send(member) {
      await username.fill(member.username);
      await password.fill(member.password);
      await dialog.getByRole('button', { name: texts('login:submit'), exact: true }).click();
    },
  };
}
