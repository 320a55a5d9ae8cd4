import { CallRefusal } from '../http/handler.ts';

/** Takes one place; answers what gives it back. Throws `too_many_attempts` where there is none. */
export type Semaphore = () => () => void;

/**
 * At most `places` logins under way: who comes then is refused before the login costs a try, a write, or even the opening of its
 * seal. What is let in is always weighed, so that no try is counted for nothing.
 */
export function createSemaphore(places: number): Semaphore {
  let taken = 0;
  return () => {
    if (taken >= places) throw new CallRefusal('too_many_attempts', { retryAfterSeconds: 1, full: true });
    taken += 1;
    return () => {
      taken -= 1;
    };
  };
}
