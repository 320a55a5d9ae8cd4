import { element } from '../../../core/page/element.ts';

/** What covers the page when there is nothing to play: a title, what it means, at most two ways on. */
export interface CoverText {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly { readonly label: string; act(): void }[];
}

const createCover = ({ title, text, actions }: CoverText): HTMLElement => {
  const buttons = actions.map(({ label, act }, index) => {
    const button = element('button', { type: 'button', class: index === 0 ? 'primary-button' : 'text-button' }, label);
    button.addEventListener('click', act);
    return button;
  });
  return element(
    'div',
    { class: 'cover', role: 'alertdialog', 'aria-modal': 'true', 'aria-label': title, 'aria-describedby': 'cover-text' },
    element(
      'div',
      { class: 'cover-card' },
      element('h1', {}, title),
      element('p', { id: 'cover-text' }, text),
      element('div', { class: 'cover-actions' }, ...buttons),
    ),
  );
};

/** Shows the cover over everything and takes the focus there. The rest of the page is out of reach below it. */
export const coverPage = (root: HTMLElement, cover: CoverText): void => {
  for (const open of root.ownerDocument.querySelectorAll('dialog[open]')) if (open instanceof HTMLDialogElement) open.close();
  for (const child of root.children) child.toggleAttribute('inert', true);
  root.querySelector('.cover')?.remove();
  root.removeAttribute('aria-busy');
  const node = createCover(cover);
  root.append(node);
  node.querySelector('button')?.focus();
};
