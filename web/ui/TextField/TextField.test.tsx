import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Typing(props: Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>) {
  const [value, setValue] = useState('');
  return <TextField {...props} label="Field" value={value} onChange={setValue} />;
}

function paste(props: Parameters<typeof Typing>[0], value: string): string {
  render(<Typing {...props} />);
  const field = screen.getByLabelText<HTMLInputElement>('Field');
  fireEvent.change(field, { target: { value } });
  return field.value;
}

test.each([
  ['a number', { type: 'tel' }, '\u202a+84 912 345 678\u202c', '+84 912 345 678'],
  ['a code', { inputMode: 'numeric' }, '\u2068123456\u2069', '123456'],
  ['an address', { type: 'email' }, 'lotus@\u200bexample.com', 'lotus@example.com'],
  ['an account', { autoComplete: 'username' }, 'lotus88\ufeff', 'lotus88'],
] as const)('VA-01 what is pasted for %s brings no unseen marks along', (_what, props, pasted, kept) => {
  expect(paste(props, pasted)).toBe(kept);
});

test.each([
  ['a password', { type: 'password' }],
  ['a name', { autoComplete: 'name' }],
] as const)('AUT-007 %s is taken as it was typed', (_what, props) => {
  expect(paste(props, ' ka\u200dm ')).toBe(' ka\u200dm ');
});
