/** Addresses that have done their work once somebody is signed in, that of a new password too: no dialog over them is one to come back to. */
export const isLoginPage = (pathname: string): boolean => /^\/(login(\/social(\/[^/]+)?)?|recover)\/?$/.test(pathname);

/** Pages that let in by themselves: no login is asked for over them, and whoever comes in goes on to the panel that the address names. */
export const isLoginOrRegisterPage = (pathname: string): boolean => isLoginPage(pathname) || /^\/register(\.html)?\/?$/.test(pathname);
