import type { DeviceClass } from '@console/ssai/contract';

/** In this order: televisions and tablets also name a phone's system. */
const CLASSES: readonly (readonly [DeviceClass, RegExp])[] = [
  [
    'tv',
    /smart-?tv|hbbtv|appletv|apple tv|googletv|android tv|bravia|tizen|web0s|webos|roku|aft[a-z]|crkey|viera|netcast/i,
  ],
  ['tablet', /ipad|tablet|kindle|silk|playbook|android(?!.*mobile)/i],
  ['phone', /iphone|ipod|android.*mobile|windows phone|mobile safari|opera mini/i],
  ['desktop', /windows nt|macintosh|x11|cros/i],
];

/** The kind of device that a user agent names. */
export function deviceClassOf(userAgent: string): DeviceClass {
  return CLASSES.find(([, pattern]) => pattern.test(userAgent.slice(0, 512)))?.[0] ?? 'other';
}
