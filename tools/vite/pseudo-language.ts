import type { Plugin } from 'vite';

/**
 * For development: `?pseudo-language` in an address shows all texts accented and longer, in this tab until
 * `?pseudo-language=off`. What is not accented then is written into the code. No build has any of it.
 */
export function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    // After TypeScript.
    enforce: 'post',
    transform: {
      filter: { id: /\/locales\/(en|vi)\.ts$/ },
      handler(code) {
        const [declaration, language] = /export const (en|vi) =/.exec(code) ?? [];
        if (declaration === undefined || language === undefined) return null;
        return { code: code.replace(declaration, 'const texts =') + asAsked(language), map: null };
      },
    },
  };
}

function asAsked(language: string): string {
  return `
import { pseudoMessages } from '@console/i18n/testing';
const KEY = 'pseudo-language';
const asked = new URLSearchParams(location.search).get(KEY) ?? sessionStorage.getItem(KEY) ?? 'off';
sessionStorage.setItem(KEY, asked);
export const ${language} = asked === 'off' ? texts : pseudoMessages(texts);
`;
}
