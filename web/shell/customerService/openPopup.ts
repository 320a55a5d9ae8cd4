/** A window of its own that leads nowhere yet. */
export interface Popup {
  /** Opens the address in it, in place of ours. The page there learns nothing of this one. */
  lead(url: string): void;
  close(): void;
}

const popupFeatures = 'popup,width=440,height=500';
const shown = ['--paper', '--ink', '--action', '--hairline'] as const;

/** The site's own colours, theme and language: the window is of this house until it is led on. */
function dress(page: Document, words: string): void {
  const { documentElement: site } = document;
  const colours = getComputedStyle(site);
  const [paper, ink, action, hairline] = shown.map((name) => colours.getPropertyValue(name).trim());
  page.title = words;
  page.documentElement.lang = site.lang;
  page.documentElement.style.colorScheme = colours.colorScheme || 'light dark';
  const line = page.createElement('p');
  line.setAttribute('role', 'status');
  line.textContent = words;
  const wheel = page.createElement('div');
  wheel.setAttribute('aria-hidden', 'true');
  Object.assign(wheel.style, {
    inlineSize: '40px',
    blockSize: '40px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `4px solid ${hairline || 'silver'}`,
    borderBlockStartColor: action || 'currentColor',
  });
  Object.assign(page.body.style, {
    margin: '0',
    minBlockSize: '100vh',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '16px',
    textAlign: 'center',
    font: '16px/1.5 system-ui, sans-serif',
    background: paper,
    color: ink,
  });
  page.body.replaceChildren(wheel, line);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    wheel.animate?.([{ rotate: '0deg' }, { rotate: '360deg' }], { duration: 900, iterations: Infinity });
}

/**
 * Opens the window of customer service at a page of our own origin, which says that it is connecting. To be called in the click itself:
 * later, browsers block it. `null` where they do anyway.
 */
export function openPopup(words: string): Popup | null {
  // Without a name: a page that was opened before cannot be led elsewhere by ours, nor ours by it.
  const popup = window.open('about:blank', '_blank', popupFeatures);
  if (!popup) return null;
  const { document: page } = popup;
  dress(page, words);
  const close = () => popup.close();
  // Left or reloaded, this page can lead it nowhere any more.
  window.addEventListener('pagehide', close);
  return {
    lead(url) {
      window.removeEventListener('pagehide', close);
      if (popup.closed) return;
      popup.opener = null;
      // Followed within the window, a link can leave the referrer out; an address that is set cannot.
      const link = page.createElement('a');
      link.href = url;
      link.rel = 'noreferrer';
      page.body.append(link);
      link.click();
    },
    close() {
      window.removeEventListener('pagehide', close);
      close();
    },
  };
}
