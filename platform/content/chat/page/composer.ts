import { element } from '../../../core/page/element.ts';
import { isComposing } from '../../../core/page/isComposing.ts';
import { type DraftFrame, leaveDraft, takeDraft } from './frameDraft.ts';
import { postJson } from './postJson.ts';

export interface ComposerWords {
  readonly label: string;
  readonly send: string;
  readonly failed: string;
  readonly too_many: string;
  readonly too_long: string;
  /** Said where the page may write no more; left out where that stands elsewhere. */
  readonly not_here?: string;
}

export interface ComposerParts {
  readonly words: ComposerWords;
  /** Characters that a message may have. */
  readonly most: number;
  readonly address: string;
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Sent with every message. */
  readonly also?: object;
  /** What a message waits for before it is sent. */
  readonly ready?: Promise<unknown>;
  readonly onSent: () => void;
  /** Where what is being written outlives the page; left out, it goes with it. */
  readonly frame?: DraftFrame;
}

/** A field to write in. Enter sends, with Shift it breaks the line; a message that was not taken stays in the field, and is the same one when it is sent again. */
export function createComposer({
  words,
  most,
  address,
  headers = () => ({}),
  also = {},
  ready,
  onSent,
  frame,
}: ComposerParts): HTMLElement {
  const field = element('textarea', { rows: '2', maxlength: String(most), 'aria-label': words.label, placeholder: words.label });
  // No submit: a frame's sandbox lets no form be sent.
  const button = element('button', { type: 'button' }, words.send);
  const problem = element('p', { role: 'alert', class: 'problem' });
  const composer = element('div', {}, problem, element('div', { class: 'line' }, field, button));
  const left = frame && takeDraft(frame);
  if (left) field.value = left.text;
  let key: string = left?.key ?? crypto.randomUUID();
  if (frame) leaveDraft(frame, () => ({ text: field.value, key }));
  let isSending = false;
  const wordsOfRefusal = (refusal: string): string =>
    (refusal === 'too_many' || refusal === 'too_long' || refusal === 'not_here' ? words[refusal] : undefined) ?? words.failed;

  const send = async (): Promise<void> => {
    const message = { ...also, text: field.value, key };
    if (isSending || message.text.trim() === '') return;
    isSending = true;
    button.setAttribute('aria-disabled', 'true');
    await ready;
    const refusal = await postJson(address, message, headers());
    isSending = false;
    button.removeAttribute('aria-disabled');
    problem.textContent = refusal === undefined ? '' : wordsOfRefusal(refusal);
    if (refusal !== undefined) return;
    key = crypto.randomUUID();
    // What was written on meanwhile is the next message.
    if (field.value.startsWith(message.text)) field.value = field.value.slice(message.text.length).trimStart();
    onSent();
  };
  // Another text is another message.
  field.addEventListener('input', () => (key = crypto.randomUUID()));
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    void send();
  });
  button.addEventListener('click', () => void send());
  return composer;
}
