import { html } from 'hono/html';
import type { WriteDesk } from '../deskTexts.ts';
import type { Shown } from './deskLayout.ts';

interface Fault {
  /** As the log names the request. */
  readonly requestId: string;
  /** What was asked for is too much to be read in the time that a statement has. */
  readonly isTooMuch: boolean;
  /** Something was to be done, and may have been. */
  readonly isDeed: boolean;
  /** The page to go on from. */
  readonly home: string;
}

/** For whoever met a fault of ours: what to do now, and by what number it is found in the log. */
export function faultPage(write: WriteDesk, { requestId, isTooMuch, isDeed, home }: Fault): Pick<Shown, 'title' | 'body'> {
  return {
    title: write('fault.title'),
    body: html`<p role="alert">${write(isDeed ? 'fault.deed' : isTooMuch ? 'fault.tooMuch' : 'goBack')}</p>
      <p class="soft">${write('fault.number')} <code>${requestId}</code></p>
      <p><a href="${home}">${write('back')}</a></p>`,
  };
}
