import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabPanel } from './TabPanel.tsx';
import { Tabs } from './Tabs.tsx';

const keys = ['tea', 'rice', 'salt'] as const;
type Ware = (typeof keys)[number];

function Market() {
  const [selected, setSelected] = useState<Ware>('tea');
  return (
    <Tabs label="Wares" tabs={keys.map((key) => ({ key, title: key }))} selected={selected} onSelect={setSelected} look="filled">
      {keys.map((key) => (
        <TabPanel key={key} of={key}>
          <input aria-label={`How much ${key}`} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getAllByRole('tab', { selected: true }).map((each) => each.textContent);

function press(key: string, modifiers: object = {}) {
  const { activeElement } = document;
  if (!activeElement) throw new Error('Nothing has the focus');
  return fireEvent.keyDown(activeElement, { key, ...modifiers });
}

test('HD-06 arrows, Home and End choose a tab and take the focus along, round the ends', () => {
  render(<Market />);
  tab('tea').focus();
  for (const [key, expected] of [
    ['ArrowRight', 'rice'],
    ['ArrowRight', 'salt'],
    ['ArrowRight', 'tea'],
    ['ArrowLeft', 'salt'],
    ['Home', 'tea'],
    ['End', 'salt'],
  ] as const) {
    expect(press(key), `${key} must not scroll the page`).toBe(false);
    expect([chosen(), document.activeElement]).toEqual([[expected], tab(expected)]);
  }
});

test('HD-06 other keys, and those of the browser, are left alone', () => {
  render(<Market />);
  tab('tea').focus();
  for (const [key, modifiers] of [['ArrowDown'], ['a'], ['ArrowRight', { altKey: true }], ['End', { shiftKey: true }]] as const) {
    expect(press(key, modifiers)).toBe(true);
    expect([chosen(), document.activeElement]).toEqual([['tea'], tab('tea')]);
  }
});

test('HD-06 the chosen tab alone is in the order of the Tab key, and names its panel, which alone is there', () => {
  render(<Market />);
  fireEvent.click(tab('rice'));
  expect(document.activeElement).toBe(tab('rice'));
  expect(keys.map((key) => tab(key).tabIndex)).toEqual([-1, 0, -1]);
  const panel = screen.getByRole('tabpanel', { name: 'rice' });
  expect(screen.getAllByRole('tabpanel')).toEqual([panel]);
  expect(tab('rice').getAttribute('aria-controls')).toBe(panel.id);
});

test('HD-06 what was typed under a tab stays while another is looked at', () => {
  render(<Market />);
  fireEvent.change(screen.getByRole('textbox', { name: 'How much tea' }), { target: { value: '3' } });
  fireEvent.click(tab('salt'));
  expect(screen.queryByRole('textbox', { name: 'How much tea' })).toBeNull();
  fireEvent.click(tab('tea'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'How much tea' }).value).toBe('3');
});
