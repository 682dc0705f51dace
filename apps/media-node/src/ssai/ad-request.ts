import { randomInt } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { plainAddress } from '@console/server-kit';
import { fillMacros, type AdMacro, type EndpointAssignment } from '@console/ssai/contract';
import type { AdBreak } from './ad-breaks';

/** Who watches, as far as the ad server may know. */
export interface Viewer {
  session: string;
  address: string;
  userAgent: string;
}

type Endpoint = Pick<EndpointAssignment, 'appId' | 'streamId' | 'adServerUrl' | 'viewerData'>;

/** The viewer's address as configured: IPv4 without its last byte, IPv6 without its last 80 bits. */
export function sharedAddress(address: string, { viewerData }: Pick<Endpoint, 'viewerData'>): string {
  const plain = plainAddress(address);
  if (viewerData === 'none') return '';
  if (viewerData === 'full') return plain;
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0');
  if (!isIPv6(plain)) return '';
  return `${plain.split('::')[0]?.split(':').slice(0, 3).join(':') ?? ''}::`;
}

function sharedAgent({ userAgent }: Viewer, { viewerData }: Pick<Endpoint, 'viewerData'>): string {
  return viewerData === 'none' ? '' : userAgent.slice(0, 500).replaceAll(/[^\x20-\x7e]/g, '');
}

/** Headers of requests for a viewer: to the ad server and for beacons. */
export function viewerHeaders(viewer: Viewer, endpoint: Endpoint): Record<string, string> {
  const address = sharedAddress(viewer.address, endpoint);
  const agent = sharedAgent(viewer, endpoint);
  return {
    'User-Agent': agent === '' ? 'Signalbox' : agent,
    ...(address !== '' && { 'X-Forwarded-For': address }),
    ...(agent !== '' && { 'X-Device-User-Agent': agent }),
  };
}

/** The address of the ad server with its macros filled in; unknown macros stay. */
export function adServerUrl(endpoint: Endpoint, viewer: Viewer, adBreak: AdBreak, now: number): string {
  const values: Record<AdMacro, string> = {
    CACHEBUSTING: String(randomInt(10_000_000, 100_000_000)),
    TIMESTAMP: new Date(now).toISOString(),
    BREAKMAXDURATION: String(Math.round(adBreak.plannedMs / 1_000)),
    SESSIONID: viewer.session,
    BREAKID: adBreak.id,
    APPID: endpoint.appId,
    STREAMID: endpoint.streamId,
    IPADDRESS: sharedAddress(viewer.address, endpoint),
    DEVICEUA: sharedAgent(viewer, endpoint),
  };
  return fillMacros(endpoint.adServerUrl, values);
}

/** The address of a beacon with the macros of VAST that a server can fill in. */
export function beaconUrl(url: string, now: number): string {
  return url
    .replaceAll('[CACHEBUSTING]', String(randomInt(10_000_000, 100_000_000)))
    .replaceAll('[TIMESTAMP]', encodeURIComponent(new Date(now).toISOString()));
}
