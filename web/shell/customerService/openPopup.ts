/** A window of its own that leads nowhere yet. */
export interface Popup {
  /** Opens the address in it. The page there learns nothing of this one. */
  lead(url: string): void;
  close(): void;
}

const features = 'popup,width=440,height=500';

/** Opens the window of customer service with a word to wait by. To be called in the click itself: later, browsers block it. `null` where they do anyway. */
export function openPopup(words: string): Popup | null {
  const popup = window.open('about:blank', '_blank', features);
  if (!popup) return null;
  const { document: page } = popup;
  page.title = words;
  page.documentElement.style.colorScheme = 'light dark';
  page.body.textContent = words;
  return {
    lead(url) {
      if (popup.closed) return;
      popup.opener = null;
      // Followed within the window, a link can leave the referrer out; an address that is set cannot.
      const link = page.createElement('a');
      link.href = url;
      link.rel = 'noreferrer';
      page.body.append(link);
      link.click();
    },
    close: () => popup.close(),
  };
}
