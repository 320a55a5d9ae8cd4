/** The address of the same database through another port of this machine, by TCP however it was reached before. */
export function throughPort(address: string, port: number): string {
  const url = new URL(address);
  // It would name a socket, and go before the rest.
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href;
}
