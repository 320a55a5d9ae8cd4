const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/** `Permissions-Policy` of the site and the platform: what no page of theirs asks a device for. */
export const permissionsPolicy = unused.map((name) => `${name}=()`).join(', ');

/** `Content-Security-Policy` of what is no page: it loads and frames nothing, wherever somebody makes a browser show it. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** `Strict-Transport-Security`, where there is https. */
export const strictTransport = 'max-age=31536000; includeSubDomains';
