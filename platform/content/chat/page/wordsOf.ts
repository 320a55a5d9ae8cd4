/** The page's place, with what the server has written into it: its words, and how long a message may be. */
export function wordsOf<Words>(): { readonly root: HTMLElement; readonly words: Words; readonly most: number } {
  const root = document.querySelector('main');
  if (!root) throw new Error('the page has no main');
  return { root, words: JSON.parse(root.dataset['words'] ?? '{}') as Words, most: Number(root.dataset['most']) };
}
