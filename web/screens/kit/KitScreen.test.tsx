import { globSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createI18n } from '../../i18n/createI18n.ts';
import { ImgProvider } from '../../ui/Img/ImgContext.tsx';
import { ToastProvider } from '../../ui/Toaster/toasts.tsx';
import { kitRoute } from './kitRoute.ts';

/** Drawn by another widget's samples, or by a screen that has what it needs. */
const shownElsewhere = [
  'BoatDrawing',
  'BrandMark',
  'Captcha',
  'Carousel',
  'CodeField',
  'Countdown',
  'DialCodePicker',
  'FormPage',
  'OfflineLine',
  'OrLine',
  'PanelLayout',
  'Sample',
  'SectionBoundary',
];

test('/__kit shows every widget that stands by itself', async () => {
  const router = createMemoryRouter([kitRoute], { initialEntries: ['/__kit'] });
  const i18n = await createI18n('EN');
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <ImgProvider>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </ImgProvider>
      </I18nextProvider>,
    );
  });
  await screen.findByRole('heading', { name: 'Widgets' });
  const shown = screen.getAllByRole('region').flatMap((region) => region.getAttribute('aria-label') ?? []);
  const widgets = globSync('web/ui/*/').map((folder) => path.basename(folder));
  expect(widgets.filter((widget) => !shown.includes(widget)).toSorted()).toEqual(shownElsewhere);
});
