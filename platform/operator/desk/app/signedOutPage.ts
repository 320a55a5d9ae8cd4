import { html } from 'hono/html';
import { loginPath } from '../../operatorAccount/loginPath.ts';
import type { Shown } from './deskLayout.ts';
import type { WriteDesk } from '../deskTexts.ts';

/** For who was signed out while a form was being filled in: it waits here, and is shown again to whoever has signed in since. */
export function signedOutPage(write: WriteDesk, path: string, form: FormData): Pick<Shown, 'title' | 'body'> {
  const typed = [...form].flatMap(([name, value]) => (typeof value === 'string' && name !== 'formToken' ? [{ name, value }] : []));
  return {
    title: write('signedOut.title'),
    body: html`<p role="alert">${write('signedOut.text')}</p>
      <p><a href="${loginPath}" target="_blank" rel="noopener">${write('enter.title')}</a></p>
      <form method="post" action="${path}">
        ${typed.map(({ name, value }) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button>${write('signedOut.goOn')}</button>
      </form>`,
  };
}
