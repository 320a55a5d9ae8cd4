interface Yielding {
  /** Goes before what other tasks are due; Safari has none. */
  readonly scheduler?: { yield?(): Promise<void> };
}

/** Lets the browser paint, and hear a press, before the page goes on. */
export function nextTask(page: Yielding = window as Yielding): Promise<void> {
  return page.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
