/** A balance as it came into the header, and was painted, in milliseconds since 1970. A tab that lies behind another is painted once a second at most. */
export interface BalancePaint {
  readonly text: string;
  readonly writtenAt: number;
  readonly at: number;
}

/** What a document has noted of itself. Documents of one machine share a clock. */
export interface PlayNotes {
  /** In the frame of a game. */
  readonly rounds: { readonly askedAt: number; answeredAt?: number }[];
  /** In a page of the site: one for each balance that is another than the one before. */
  readonly painted: BalancePaint[];
}

/** Runs in every document before anything of it, so it may use nothing from outside. */
export function notePlay(balanceLabel: string): void {
  const notes: PlayNotes = { rounds: [], painted: [] };
  Object.assign(window, { playNotes: notes });
  const now = (): number => performance.timeOrigin + performance.now();
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    if (init?.method !== 'POST' || !String(input).endsWith('/rounds')) return ask(input, init);
    const round: PlayNotes['rounds'][number] = { askedAt: now() };
    notes.rounds.push(round);
    const answer = await ask(input, init);
    round.answeredAt = now();
    return answer;
  };
  if (window !== top) return;
  let last = '';
  const look = (): void => {
    const text = document.querySelector(`header [role="group"][aria-label="${balanceLabel}"] > span > span`)?.textContent ?? '';
    if (text === last || !/\d/.test(text)) return;
    last = text;
    const writtenAt = now();
    requestAnimationFrame(() => {
      // Behind the frame that shows it.
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => notes.painted.push({ text, writtenAt, at: now() }));
      channel.port1.start();
      channel.port2.postMessage(undefined);
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}
