import { z } from 'zod';

const MAX_ADDRESS = 2_000;
/** Of an HLS playlist or an RTMP stream. */
export const PullAddress = z
  .string()
  .trim()
  .max(MAX_ADDRESS)
  .refine((text) => /^(?:https?|rtmps?):\/\/[^/]/i.test(text) && URL.canParse(text), { error: 'address' });

/** Where the server of an RTMP address listens. */
export function rtmpServerOf(url: string): { host: string; port: number; isSecure: boolean } {
  const { protocol, hostname, port } = new URL(url);
  const isSecure = protocol === 'rtmps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 443 : 1_935),
    isSecure,
  };
}
