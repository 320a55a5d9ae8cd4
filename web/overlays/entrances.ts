/** Addresses that have done their work once somebody is signed in: no dialog over them is one to come back to. */
export const entrances = /^\/(login(\/social(\/[^/]+)?)?|recover)\/?$/;
