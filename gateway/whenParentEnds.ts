const lookEvery = 500;

/**
 * Calls `ended` once the process that started this one is gone, even by force. Nothing tells a process so: it is handed to another parent,
 * and that is looked for twice a second. It keeps no process running.
 */
export function whenParentEnds(ended: () => void): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    ended();
  }, lookEvery);
  look.unref();
}
