/** What was being written, and the key that it goes by: sent before and not answered, it is the same message when it is sent again. */
export interface Draft {
  readonly text: string;
  readonly key: string;
}

/** The frame of a chat page, by the name that it keeps from one page to the next. */
export type DraftFrame = Pick<Window, 'addEventListener' | 'name'>;

/**
 * What the page before this one was left with, in the same frame: a site that changes its language brings the room anew. It is the frame's alone and
 * goes with it, so no other member's page finds it.
 */
export function takeDraft(frame: DraftFrame): Draft | undefined {
  const left = frame.name;
  frame.name = '';
  try {
    const { text, key } = JSON.parse(left) as Partial<Record<keyof Draft, unknown>>;
    return typeof text === 'string' && typeof key === 'string' ? { text, key } : undefined;
  } catch {
    return undefined;
  }
}

/** Leaves it to the page that comes after this one. */
export const leaveDraft = (frame: DraftFrame, draft: () => Draft): void =>
  frame.addEventListener('pagehide', () => {
    const { text, key } = draft();
    frame.name = text === '' ? '' : JSON.stringify({ text, key });
  });
