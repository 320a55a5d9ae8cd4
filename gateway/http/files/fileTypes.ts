import { extname } from 'node:path';

interface FileType {
  readonly contentType: string;
  /** Text shrinks; pictures and fonts are compressed already. */
  readonly shrinks: boolean;
}

const text = (contentType: string): FileType => ({ contentType: `${contentType}; charset=utf-8`, shrinks: true });
const packed = (contentType: string): FileType => ({ contentType, shrinks: false });

const types: Readonly<Record<string, FileType>> = {
  '.avif': packed('image/avif'),
  '.css': text('text/css'),
  '.html': text('text/html'),
  '.ico': packed('image/x-icon'),
  '.jpg': packed('image/jpeg'),
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.png': packed('image/png'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.webmanifest': text('application/manifest+json'),
  '.webp': packed('image/webp'),
  '.woff2': packed('font/woff2'),
};

/** How a file is sent, by its name; unknown kinds are downloads. */
export const fileTypeOf = (path: string): FileType => types[extname(path)] ?? packed('application/octet-stream');
