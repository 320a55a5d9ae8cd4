/**
 * What one subscriber holds: an IPv4 address, or the 64 bits that all addresses of an IPv6 line begin with. Limits that took
 * IPv6 addresses one by one would give everybody 2^64 of them.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const rest = tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  const prefix = [...groups, ...zeros, ...rest].slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
