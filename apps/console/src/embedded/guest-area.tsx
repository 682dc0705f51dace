import { StyleProvider } from '@ant-design/cssinjs/es';
import Cache from '@ant-design/cssinjs/es/Cache';
// eslint-disable-next-line no-restricted-imports -- no icon: the context by which antd itself sets up its icons
import IconContext from '@ant-design/icons/es/components/Context';
import { ConfigProvider } from 'antd';
import type { ComponentType, ReactNode } from 'react';

type Around = ComponentType<{ children: ReactNode }>;

/** antd's own name; its icons would put their styles into the page's head unless told that they are there. */
const ICONS = { prefixCls: 'anticon', zeroRuntime: true };

/** What `index.html` says of the whole page, of the console's part of a host's page alone. It yields to every rule of antd. */
const PAGE_RULES = `
:where([data-signalbox]) { color-scheme: dark; background: #0d1117; font: 14px/1.5714 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; text-align: start; }
:where([data-signalbox][data-theme='light']) { color-scheme: light; background: #f4f6f9; }
:where([data-signalbox]), :where([data-signalbox]) :where(*, ::before, ::after) { box-sizing: border-box; }
@media (prefers-reduced-motion: reduce) {
  [data-signalbox] :is(*, ::before, ::after) { animation: none !important; }
}`;

/** An element within the host's, with everything that the console draws: its styles and pop-ups as well. */
export interface GuestArea {
  element: HTMLElement;
  /** Where the console is mounted, within the element. */
  content: HTMLElement;
  Area: Around;
  Dress: Around;
  remove: () => void;
}

interface AreaOptions {
  id: string;
  /** By which the host's page lets styles in. */
  nonce: string | undefined;
}

/** Makes the console's part of a host's page. */
export function createGuestArea(within: HTMLElement, { id, nonce }: AreaOptions): GuestArea {
  const element = document.createElement('div');
  element.dataset['signalbox'] = id;
  const styles = document.createElement('div');
  styles.hidden = true;
  const pageRules = document.createElement('style');
  if (nonce !== undefined) pageRules.nonce = nonce;
  pageRules.textContent = PAGE_RULES;
  styles.append(pageRules);
  const content = document.createElement('div');
  element.append(styles, content);
  within.append(element);

  // Not `createCache`: it moves the styles of every other console of the page into the head.
  const cache = new Cache(id);
  return {
    element,
    content,
    Area: ({ children }) => (
      <StyleProvider cache={cache} container={styles}>
        <ConfigProvider getPopupContainer={() => element}>{children}</ConfigProvider>
      </StyleProvider>
    ),
    Dress: ({ children }) => <IconContext value={ICONS}>{children}</IconContext>,
    remove: () => {
      element.remove();
    },
  };
}
