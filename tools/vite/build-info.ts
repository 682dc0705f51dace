import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/**
 * Writes `builds/latest.json`, whose id changes exactly when what is served changes, and `build-time.json`, the time of
 * the build in milliseconds.
 */
export function buildInfo(): Plugin {
  return {
    name: 'build-info',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: 'builds/latest.json',
          source: JSON.stringify({ id: contentId(bundle) }),
        });
        this.emitFile({ type: 'asset', fileName: 'build-time.json', source: String(Date.now()) });
      },
    },
  };
}

/** Output names hold a hash of what is in them, but for the page: that counts with its text. */
function contentId(bundle: Rolldown.OutputBundle): string {
  const hash = createHash('sha256');
  for (const [name, file] of Object.entries(bundle).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    // Files for tools, such as the manifest, are not served.
    if (name.startsWith('.')) continue;
    hash.update(name).update('\0');
    if (name.endsWith('.html') && file.type === 'asset') hash.update(file.source).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
