/** Milliseconds between two looks for a newer version while the page stays open. */
const lookEvery = 3_600_000;
/** Milliseconds that a newer version has to come into place before the page that asked for it is loaded anew all the same. */
const patience = 3_000;

/**
 * Registers the worker that opens the shell without a connection. `onUpdate` hears of a newer version that is ready, with what puts it
 * in place: nothing is reloaded before the person says so.
 */
export async function startServiceWorker(onUpdate: (takeOver: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const takeOver = (waiting: ServiceWorker): void => {
    const reload = (): void => {
      clearTimeout(timer);
      location.reload();
    };
    // An old worker that is still at something for this page keeps the new one out: that ends with the page.
    const timer = setTimeout(reload, patience);
    serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage('takeOver');
  };
  const tell = (waiting: ServiceWorker | null): void => {
    // The very first worker is no newer version of anything.
    if (waiting && serviceWorker.controller) onUpdate(() => takeOver(waiting));
  };
  tell(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') tell(installing);
    });
  });
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookEvery) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
  const { active } = await serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href).pathname);
  active?.postMessage({ files: files.filter((file) => file.startsWith('/assets/')) });
}
