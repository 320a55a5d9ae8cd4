import { useDialogs } from '../overlays/dialogs.tsx';
import { answer } from './answer.ts';
import { openPlace, press } from './openPlace.tsx';

function Gate() {
  const { open } = useDialogs();
  return (
    <button type="button" onClick={() => open('login')}>
      enter
    </button>
  );
}

/** The login dialog over the slots, with what the brand has switched on. */
export async function openLogin(switches: object = {}) {
  const place = await openPlace({ path: '/rng', routes: () => ['/', '/rng'].map((path) => ({ path, Component: Gate })) });
  await press('enter');
  const site = {
    switches: { smsLogIn: false, freePlay: false, socialSignIn: false, ...switches },
    socialProviders: [{ provider: 'harbour', name: 'Harbour' }],
  };
  await answer(place.environment, 'useLoginWaysQuery', { site });
  return place;
}
