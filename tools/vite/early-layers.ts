import { basename } from 'node:path';
import type { Plugin } from 'vite';

const OWN_SCRIPT = '<script type="module"';

/**
 * Loads the page's lowest chunks as separate scripts, so that each runs on arrival instead of all at once
 * after the last.
 */
export function earlyLayers(names: readonly string[]): Plugin {
  return {
    name: 'early-layers',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, filename }) => {
        if (basename(filename) !== 'index.html') return html;
        const scripts = names.map((name) => {
          const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
          if (!chunk) throw new Error(`The page loads no chunk ${name}.`);
          return `${OWN_SCRIPT} async crossorigin src="/${chunk.fileName}"></script>\n    `;
        });
        return html.replace(OWN_SCRIPT, () => scripts.join('') + OWN_SCRIPT);
      },
    },
  };
}
