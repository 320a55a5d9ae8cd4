import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createI18n } from '../../i18n/createI18n.ts';
import { CodeField } from './CodeField.tsx';

const noop = () => undefined;

test('RG-14 once a code is on its way who has asked for it stands in the field, and hears no countdown; nobody else is led there', async () => {
  const i18n = await createI18n('EN', ['common', 'verification']);
  const field = (deadline: number | null) => (
    <I18nextProvider i18n={i18n}>
      <CodeField label="Code" value="" onChange={noop} onRequest={noop} isRequesting={false} deadline={deadline} isSent={false} />
      <input aria-label="Elsewhere" />
    </I18nextProvider>
  );
  const { rerender } = render(field(null));
  const at = () => document.activeElement;
  await act(async () => screen.getByRole('button', { name: 'Send code' }).focus());
  rerender(field(Date.now() + 60_000));
  expect(at()).toBe(screen.getByLabelText('Code'));
  rerender(field(null));
  screen.getByLabelText('Elsewhere').focus();
  rerender(field(Date.now() + 90_000));
  expect(at()).toBe(screen.getByLabelText('Elsewhere'));
});
