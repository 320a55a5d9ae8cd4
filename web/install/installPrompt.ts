/** What a browser fires that can put the site among its apps. */
export interface InstallPrompt extends Event {
  /** Asks the person; once. */
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** The newest that was fired and not used; it comes once, and often before anybody listens. */
    installPrompt?: InstallPrompt | undefined;
  }
}

export const installPromptChanged = 'installpromptchanged';

/** To be called before anything is drawn. */
export function keepInstallPrompt(page: Window): void {
  const keep = (prompt: InstallPrompt | undefined): void => {
    page.installPrompt = prompt;
    page.dispatchEvent(new Event(installPromptChanged));
  };
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  page.addEventListener('appinstalled', () => keep(undefined));
}
