const probe = 'cookieProbe';

/** Whether the browser keeps cookies of this site. One that blocks them answers every call as if it did, and no login holds in it. */
export function takesCookies(): boolean {
  document.cookie = `${probe}=1; Path=/; SameSite=Strict; Max-Age=10`;
  const isTaken = document.cookie.split('; ').includes(`${probe}=1`);
  document.cookie = `${probe}=; Path=/; SameSite=Strict; Max-Age=0`;
  return isTaken;
}
