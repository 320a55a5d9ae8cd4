declare global {
  interface Window {
    /** What index.html has found behind `?token=`, before it asked for anything else. */
    loginTicket?: string;
  }
}

/** The login ticket that the page was opened with, once; `undefined` where there is none. */
export function takeTicket(page: Pick<Window, 'loginTicket'>): string | undefined {
  const ticket = page.loginTicket;
  delete page.loginTicket;
  return ticket || undefined;
}
