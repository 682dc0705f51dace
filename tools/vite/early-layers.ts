import { basename } from 'node:path';
import type { Plugin } from 'vite';

const OWN_SCRIPT = '<script type="module"';

/**
 * Has the page `index.html` run its lowest chunks as scripts of their own: each begins as soon as it is there, and the page's
 * script finds them done. As its imports alone they would all run at once, when the last of them is there.
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
