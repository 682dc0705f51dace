import { scriptAddress } from './script-address';

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => void;
    };
  }
}

// The page's first script; the console-server writes its attributes.
const { nonce, dataset } = document.currentScript ?? {};
const sources = (dataset?.['scriptSources'] ?? '').split(' ').filter((source) => source !== '');

// Zod would test `eval`, which browsers report as a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// antd writes styles through `innerHTML`: only text without markup is allowed.
window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text.includes('<') ? null : text),
  createScript: () => null,
  createScriptURL: (address) => scriptAddress(address, window.location.href, sources),
});

// antd's lock of scrolling and its measuring of scroll bars know nothing of the nonce that antd is given.
// oxlint-disable-next-line typescript/no-deprecated -- it is so for a few tags of old alone
const createElement = document.createElement.bind(document);
Object.defineProperty(document, 'createElement', {
  configurable: true,
  writable: true,
  value: (name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options);
    if (nonce !== undefined && element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  },
});
