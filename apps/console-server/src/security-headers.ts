import { hostOriginsOf, type RuntimeConfig } from '@console/http/contract';
import { pagePolicy, REPORTS_GROUP, REPORTS_PATH } from './content-security-policy';

/** What an answer is, as far as a browser's rights over it go. A `frame` is a page for frames of the console's own pages. */
export type Answer = { kind: 'page' | 'frame'; nonce: string } | { kind: 'file' | 'api' };

interface Installation {
  config: RuntimeConfig;
  /** Whether people reach the console by https. */
  overTls: boolean;
}

/** The headers that every answer carries, whatever it is. */
export function securityHeaders({ config, overTls }: Installation, answer: Answer): Record<string, string> {
  const hosts = hostOriginsOf(config);
  const isPage = 'nonce' in answer;
  return {
    'Content-Security-Policy': policyOf({ config, overTls }, answer),
    ...(isPage && overTls && { 'Reporting-Endpoints': `${REPORTS_GROUP}="${REPORTS_PATH}"` }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // A host on another origin loads the console's modules into its own page.
    'Cross-Origin-Resource-Policy':
      hosts.length > 0 && answer.kind === 'file' ? 'cross-origin' : 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(overTls && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
    // It knows no list of origins, so it can only say "nobody", or "this one".
    ...(hosts.length === 0 && { 'X-Frame-Options': answer.kind === 'frame' ? 'SAMEORIGIN' : 'DENY' }),
  };
}

/** What is no page must not run as one. */
function policyOf({ config, overTls }: Installation, answer: Answer): string {
  if ('nonce' in answer) return pagePolicy(config, { ...answer, overTls });
  if (answer.kind === 'api') return API_POLICY;
  const hosts = hostOriginsOf(config).join(' ') || "'none'";
  // Of a picture that is opened by itself the browser makes a page, which it styles by attributes.
  return `default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors ${hosts}`;
}

/** An API answer that is opened as a page must not run in the console's origin, whatever the platform sent. */
const API_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";
