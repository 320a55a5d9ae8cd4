import type { PlatformParts } from '../../core/parts.ts';
import type { GameVendorEndpoint } from '../vendor/httpGameVendor.ts';

/** The vendor that the stand-in plays where the settings name nobody for it. */
export const studioCode = 'CPH';

/** Path of the stand-in below the platform's own origin. */
export const studioPath = '/studio';

/** The stand-in as the house reaches it: over HTTP, and signed, like every other vendor. All platforms over one store have one key for it. */
export const embeddedStudio = ({ brand, checksums }: Pick<PlatformParts, 'brand' | 'checksums'>): GameVendorEndpoint => ({
  code: studioCode,
  url: `${brand.origins[0] ?? ''}${studioPath}`,
  key: checksums.of('studio.key', [studioCode]),
  takesTrials: true,
});
