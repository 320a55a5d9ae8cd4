import { element } from '../../../core/page/element.ts';
import { icon } from './icon.ts';

/** A dialog with a title and a close button: a sheet on phones, a card elsewhere. Esc and the backdrop close it. */
export interface Sheet {
  readonly node: HTMLDialogElement;
  readonly body: HTMLElement;
  open(): void;
}

export const createSheet = (name: string, title: string, closeLabel: string): Sheet => {
  const close = element('button', { type: 'button', class: 'round-button', 'aria-label': closeLabel }, icon('close'));
  const body = element('div', { class: 'sheet-body', tabindex: '0' });
  const heading = element('h2', { id: `${name}-title` }, title);
  const node = element(
    'dialog',
    { class: `sheet sheet-${name}`, 'aria-labelledby': heading.id },
    element('div', { class: 'sheet-frame' }, element('header', { class: 'sheet-head' }, heading, close), body),
  );
  close.addEventListener('click', () => node.close());
  node.addEventListener('click', (event) => {
    if (event.target === node) node.close();
  });
  return {
    node,
    body,
    open: () => {
      if (!node.open) node.showModal();
      body.scrollTop = 0;
    },
  };
};
