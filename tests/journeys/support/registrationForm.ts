import { expect, type Locator, type Page } from '@playwright/test';
import type { Member } from './account.ts';
import { fieldOf } from './field.ts';
import type { SiteTexts } from './texts.ts';

/** The form of registration, on its page or in a dialog. */
export interface RegistrationForm {
  readonly form: Locator;
  readonly submit: Locator;
  /** The list of what is left to correct. */
  readonly summary: Locator;
  readonly dialCode: Locator;
  /** The button that has a code sent, while it can be pressed. */
  readonly sendCode: Locator;
  /** The same button, while it counts down. */
  readonly countdown: Locator;
  field(name: string): Locator;
  tab(mode: 'username' | 'mobile'): Locator;
  confirmAll(): Promise<void>;
  /** Fills in what the mode of user names needs. */
  fillIn(member: Member): Promise<void>;
}

export function registrationFormOf(page: Page, texts: SiteTexts): RegistrationForm {
  const form = page.getByRole('form', { name: texts('auth:register.title') });
  const field = (name: string) => fieldOf(form, texts(`auth:fields.${name}`));
  const oneOf = (...keys: readonly string[]) =>
    new RegExp(`^(${keys.map((key) => RegExp.escape(texts(`verification:${key}`))).join('|')})$`);
  const confirmAll = async () => {
    for (const box of await form.getByRole('checkbox').all()) await box.check();
  };
  return {
    form,
    submit: form.locator('button[type=submit]'),
    summary: form.getByRole('alert').filter({ has: page.getByRole('list') }),
    dialCode: form.getByRole('combobox', { name: texts('verification:dialingCode') }),
    sendCode: form.getByRole('button', { name: oneOf('code.send', 'code.again') }),
    countdown: form.getByRole('button', { name: texts.like('verification:code.wait') }),
    field,
    tab: (mode) =>
      page.getByRole('tablist', { name: texts('register:modes.label') }).getByRole('tab', { name: texts(`register:modes.${mode}`) }),
    confirmAll,
    async fillIn(member) {
      await field('username').fill(member.username);
      await field('password').fill(member.password);
      await field('confirmPassword').fill(member.password);
      await confirmAll();
    },
  };
}

/** Until an account that was sent for is there: a proof of work stands before it, which takes a busy machine long. */
export const opened = { timeout: 30_000 };

/** Opens an account by the form that is in sight, and dismisses the welcome: by `goOn` where something waited for the account. */
export async function openAccountIn(page: Page, texts: SiteTexts, member: Member, leave: 'play' | 'goOn' = 'play'): Promise<void> {
  const { fillIn, submit } = registrationFormOf(page, texts);
  await fillIn(member);
  await submit.click();
  const success = page.getByRole('dialog', { name: texts('auth:registered.title') });
  await expect(success).toContainText(member.username, opened);
  await success.getByRole('button', { name: texts(`auth:registered.${leave}`) }).click();
}
