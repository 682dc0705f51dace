import { hostOriginsOf, type RuntimeConfig } from '@console/http/contract';

/** What an answer is, as far as a browser's rights over it go. A `frame` is a page for frames of the console's own pages. */
export type AnswerKind = 'page' | 'frame' | 'file' | 'api';

/** The headers that every answer carries. The content security policy is made here and nowhere else. */
export function securityHeaders(config: RuntimeConfig, kind: AnswerKind): Record<string, string> {
  const hosts = hostOriginsOf(config);
  return {
    'Content-Security-Policy': contentSecurityPolicy(kind, hosts),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // A host on another origin loads the console's modules into its own page.
    'Cross-Origin-Resource-Policy': hosts.length > 0 && kind === 'file' ? 'cross-origin' : 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // It knows no list of origins, so it can only say "nobody", or "this one".
    ...(hosts.length === 0 && { 'X-Frame-Options': kind === 'frame' ? 'SAMEORIGIN' : 'DENY' }),
  };
}

function contentSecurityPolicy(kind: AnswerKind, hosts: string[]): string {
  const ancestors = kind === 'frame' ? ["'self'", ...hosts] : hosts;
  const frameAncestors = `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`;
  // An API answer opened as a page must not run in the console's origin, whatever the platform sent.
  return kind === 'api' ? "default-src 'none'; sandbox; frame-ancestors 'none'" : frameAncestors;
}
