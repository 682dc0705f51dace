import { hostOriginsOf, type RuntimeConfig } from '@console/http/contract';
import { pagePolicy, type PageKind, REPORTS_GROUP, REPORTS_PATH } from './content-security-policy';

/** `open-api`: responses for players on any origin. */
export type ResponseKind = { kind: PageKind; nonce: string } | { kind: 'file' | 'api' | 'open-api' };

interface Installation {
  config: RuntimeConfig;
  overTls: boolean;
}

export function securityHeaders(
  { config, overTls }: Installation,
  response: ResponseKind,
): Record<string, string> {
  const hosts = hostOriginsOf(config);
  const isPage = 'nonce' in response;
  const isOpen = response.kind === 'open-api';
  return {
    'Content-Security-Policy': policyOf({ config, overTls }, response),
    ...(isPage && overTls && { 'Reporting-Endpoints': `${REPORTS_GROUP}="${REPORTS_PATH}"` }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // A host on another origin loads the console’s modules.
    'Cross-Origin-Resource-Policy':
      isOpen || (hosts.length > 0 && response.kind === 'file') ? 'cross-origin' : 'same-origin',
    ...(isOpen && { 'Access-Control-Allow-Origin': '*' }),
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(overTls && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
    // It accepts no list of origins.
    ...(hosts.length === 0 &&
      response.kind !== 'public' && { 'X-Frame-Options': response.kind === 'frame' ? 'SAMEORIGIN' : 'DENY' }),
  };
}

function policyOf({ config, overTls }: Installation, response: ResponseKind): string {
  if ('nonce' in response) return pagePolicy(config, { ...response, overTls });
  if (response.kind === 'api') return API_POLICY;
  // A video that is opened on its own plays.
  if (response.kind === 'open-api') return `${API_POLICY}; media-src 'self'`;
  const hosts = hostOriginsOf(config).join(' ') || "'none'";
  // Browsers style a picture that is opened on its own by attributes.
  return `default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors ${hosts}`;
}

/** An API response that is opened as a page must not run in the console’s origin. */
const API_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";
