import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { panelParameter } from '../../../../overlays/overlayParameters.ts';

/**
 * The page's own part of the address: `panel.<name>`, so that a filter can be shared, reloaded, and left by the browser's back button. What was
 * pressed is there at once; the router takes it over as soon as there is something to show by it. What was typed takes
 * the place of the address before, so that the browser's back button leaves it.
 */
export function usePanelParameters() {
  const [routed, setRouted] = useSearchParams();
  const [pressed, setPressed] = useState({ from: routed, to: routed });
  const parameters = pressed.from === routed ? pressed.to : routed;
  const change = (changes: Readonly<Record<string, string | null>>, { isTyped = false } = {}) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(`${panelParameter}.${name}`);
      else next.set(`${panelParameter}.${name}`, value);
    }
    setPressed({ from: routed, to: next });
    setRouted(next, { preventScrollReset: true, replace: isTyped });
  };
  return { parameters, change };
}
