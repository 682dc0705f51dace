import { StyleProvider } from '@ant-design/cssinjs/es';
import Cache from '@ant-design/cssinjs/es/Cache';
// eslint-disable-next-line no-restricted-imports -- no icon: the context by which antd itself sets up its icons
import IconContext from '@ant-design/icons/es/components/Context';
import { ConfigProvider } from 'antd';
import type { ComponentType, ReactNode } from 'react';

type Wrapper = ComponentType<{ children: ReactNode }>;

/** antd’s prefix; `zeroRuntime` keeps the icons’ styles out of the page’s head. */
const ICONS = { prefixCls: 'anticon', zeroRuntime: true };

/** The page styles of `index.html`, limited to the console’s element. Every rule of antd overrides them. */
const PAGE_RULES = `
:where([data-signalbox]) { color-scheme: dark; background: #12161e; font: 13px/20px 'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; text-align: start; }
:where([data-signalbox][data-theme='light']) { color-scheme: light; background: #fff; }
:where([data-signalbox]), :where([data-signalbox]) :where(*, ::before, ::after) { box-sizing: border-box; }
@media (prefers-reduced-motion: reduce) {
  [data-signalbox] :is(*, ::before, ::after) { animation: none !important; }
}`;

/** The console’s element in a host’s page, including styles and pop-ups. */
export interface GuestArea {
  element: HTMLElement;
  content: HTMLElement;
  Area: Wrapper;
  IconWrapper: Wrapper;
  remove: () => void;
}

interface AreaOptions {
  id: string;
  nonce: string | undefined;
}

export function createGuestArea(parent: HTMLElement, { id, nonce }: AreaOptions): GuestArea {
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
  parent.append(element);

  // `createCache` would move the styles of other consoles in the page into the head.
  const cache = new Cache(id);
  return {
    element,
    content,
    Area: ({ children }) => (
      <StyleProvider cache={cache} container={styles}>
        <ConfigProvider getPopupContainer={() => element}>{children}</ConfigProvider>
      </StyleProvider>
    ),
    IconWrapper: ({ children }) => <IconContext value={ICONS}>{children}</IconContext>,
    remove: () => {
      element.remove();
    },
  };
}
