const names = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** Whether a host, as a setting or an address names it, is this machine. */
export const isLoopback = (host: string): boolean => names.has(host);

/** Whether nobody on the way can read what is sent to a web address: TLS, or a way that does not leave this machine. */
export const isConfidential = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
