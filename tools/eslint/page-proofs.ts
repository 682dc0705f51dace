import { dirname, join } from 'node:path';

const SHORT: Record<string, string> = {
  'accounts:': 'libs/accounts/src/',
  'auth:': 'libs/auth/src/',
  'billing:': 'libs/billing/src/',
  'host-protocol:': 'libs/host-protocol/src/',
  'http:': 'libs/http/src/',
  'i18n:': 'libs/i18n/src/',
  'modules:': 'libs/modules/src/',
  'operations:': 'libs/operations/src/',
  'server-kit:': 'libs/server-kit/src/',
  'tenant-apps:': 'libs/tenant-apps/src/',
  'shell:': 'libs/shell-layout/src/',
  'platform:': 'apps/platform/src/',
  'server:': 'apps/console-server/src/',
  'e2e:': 'apps/console-e2e/src/',
};

/** The files and folders that a proof of `docs/` names, from the root; a bare file name stands beside the file before it. */
export function pathsOf(proof: string): string[] {
  let folder = '';
  return Array.from(proof.matchAll(/`([^`]+)`/g), ([, span = '']) => {
    const prefix = Object.keys(SHORT).find((short) => span.startsWith(short)) ?? '';
    const whole = (SHORT[prefix] ?? '') + span.slice(prefix.length);
    const path = whole.includes('/') ? whole : join(folder, whole);
    folder = dirname(path);
    return path;
  });
}
