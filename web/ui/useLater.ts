import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** A component that nobody needs before the page stands: fetched when there is nothing else to do. Undefined until then, and where it cannot be had. `load` stays the same. */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [Later, setLater] = useState<ComponentType<Props>>();
  useEffect(
    () =>
      whenIdle(async () => {
        const loaded = await load().catch(() => undefined);
        if (loaded) setLater(() => loaded);
      }),
    [load],
  );
  return Later;
}
