import { createServer, type Server } from 'node:http';
import type { Metrics } from '../../metrics.ts';

/** Serves `/metrics` and nothing else, on a port of its own that visitors do not reach. Listens nowhere yet. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
