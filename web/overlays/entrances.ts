/** Addresses that have done their work once somebody is signed in: no dialog over them is one to come back to. */
export const entrances = /^\/(login(\/social(\/[^/]+)?)?|recover)\/?$/;

const registration = /^\/register(\.html)?\/?$/;

/** Pages that let in by themselves: no login is asked for over them, and whoever comes in goes on to the panel that the address names. */
export const letsIn = (pathname: string): boolean => entrances.test(pathname) || registration.test(pathname);
