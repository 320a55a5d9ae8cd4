/** Runs a task once the page has loaded and has a moment; returns what calls it off. */
export function whenIdle(task: () => Promise<void>): () => void {
  let isOff = false;
  const run = () => {
    if (!isOff) void task();
  };
  const idle = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
  return () => {
    isOff = true;
    window.removeEventListener('load', idle);
  };
}
