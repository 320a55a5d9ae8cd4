import { act, fireEvent, screen } from '@testing-library/react';

/** Types into the field whose label begins so. */
export async function fillIn(label: string, value: string) {
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await act(async () => {
    fireEvent.change(field, { target: { value } });
  });
}

/** Presses a box or a choice by its words. */
export async function tick(name: string | RegExp, role: 'checkbox' | 'radio' = 'checkbox') {
  const box = await screen.findByRole(role, { name });
  await act(async () => box.click());
}
