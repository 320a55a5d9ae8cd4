import { render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Button, ComboBox, Dialog, DialogTrigger, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { expect, test } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { resourceLanguages } from '../i18n/languages.ts';
import { ToastRegion } from './Toaster/ToastRegion.tsx';
import { AriaWords } from './AriaWords.tsx';

/** In the languages that have been read by somebody; another one is held to its being none of English. */
const selected: Readonly<Record<string, string>> = {
  TY: 'đã chọn',
  EN: 'selected',
  VI: 'đã chọn',
  CN: '已选择',
  TH: 'เลือกแล้ว',
  ID: 'dipilih',
};

/** Everything that is shown or read out, but what stands in the options themselves. */
const said = (before: ReadonlySet<Element>) =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => !before.has(element))
    .flatMap((element) => [
      ...['aria-label', 'aria-description', 'aria-roledescription', 'title', 'aria-valuetext'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
      ...(element.children.length === 0 ? [element.textContent] : []),
    ])
    .filter((text) => text !== '' && text !== '84' && text !== '…');

test.each(resourceLanguages)('I18N-1 what the widgets say by themselves is in %s', async (language) => {
  const i18n = await createI18n(language, ['common']);
  // What is read out stays in the document, of other tests as well.
  const before = new Set(document.body.querySelectorAll('*'));
  const { unmount } = render(
    <I18nextProvider i18n={i18n}>
      <Suspense>
        <AriaWords>
          <ComboBox aria-label="…" menuTrigger="focus" selectedKey="84">
            <Input />
            <Button />
            <Popover>
              <ListBox>
                <ListBoxItem id="84">84</ListBoxItem>
              </ListBox>
            </Popover>
          </ComboBox>
          <DialogTrigger defaultOpen>
            <Button>…</Button>
            <Popover>
              <Dialog aria-label="…">…</Dialog>
            </Popover>
          </DialogTrigger>
        </AriaWords>
        <ToastRegion messages={[{ id: 1, tone: 'bad', text: '…' }]} take={() => undefined} />
      </Suspense>
    </I18nextProvider>,
  );
  await waitFor(() => expect(document.body.textContent).toContain('…'));
  const words = said(before);
  expect(words.length).toBeGreaterThan(2);
  const own = [i18n.t('common:widgets.dismiss'), i18n.t('common:widgets.suggestions.show'), i18n.t('common:widgets.suggestions.label')];
  expect(words.some((text) => own.some((each) => text.includes(each)))).toBe(true);
  expect(i18n.t('common:widgets.suggestions.selected', { option: 'x' })).toContain(selected[language] ?? '');
  if (language !== 'EN')
    for (const text of words)
      expect(text).not.toMatch(
        /\b(show|suggestions?|dismiss|close|notifications?|selected|available|options?|messages?|press|open|menu)\b/i,
      );
  unmount();
});
