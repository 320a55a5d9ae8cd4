import { isLoopback } from '#contract/isLoopback.ts';

/** Whether nobody on the way can read what is sent to a web address: TLS, or a way that does not leave this machine. */
export const isConfidential = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
