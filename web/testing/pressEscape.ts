import { act } from '@testing-library/react';

/** Escape as the browser passes it on: to the dialog on top, which may refuse. */
export async function pressEscape(): Promise<void> {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!dialog) throw new Error('No dialog is open.');
  await act(async () => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
}
