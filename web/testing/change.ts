import { act, fireEvent } from '@testing-library/react';

/** Puts a value into a field or a choice. What begins a navigation within an act of a single moment can be left undone at its end: so it is a whole one. */
export async function change(field: HTMLElement, value: string): Promise<void> {
  await act(async () => void fireEvent.change(field, { target: { value } }));
}
