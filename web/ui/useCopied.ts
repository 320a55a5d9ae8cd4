import { useEffect, useState } from 'react';

/** Milliseconds for which it is said that something was copied. */
const saidFor = 4_000;

const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Copies texts; `copied` is the one that was copied a moment ago, else null. */
export function useCopied(): { readonly copied: string | null; readonly copy: (text: string) => void } {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), saidFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string) => {
    // Of words that stay the same nothing is read out: a second press says them anew.
    setCopied(null);
    write(text).then(
      () => setCopied(text),
      // Without the right to it, or a clipboard at all, as by plain HTTP, there is still the text itself to be marked.
      () => undefined,
    );
  };
  return { copied, copy };
}
