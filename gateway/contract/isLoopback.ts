/** Whether a host is this machine, as a setting, the host of an address or a `Host` header without its port names it. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
