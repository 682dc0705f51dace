import type { ConsoleStorage, Session } from '@console/http';
import type { Language } from '@console/i18n';
import type { ConsoleServices } from '@console/shell-layout';
import type { ConsoleRouter } from '@console/shell-layout/app';
import type { ComponentType, ReactNode } from 'react';

/** The browser environment of a console: a standalone page or a host’s. */
export interface ConsoleEnvironment extends Pick<
  ConsoleServices,
  'host' | 'storeLanguage' | 'leave' | 'reload' | 'reloadGuard'
> {
  language: Language;
  /** Has the pages without session only. */
  isPublic?: boolean;
  storage: ConsoleStorage;
  session: Session;
  send?: typeof fetch | undefined;
  filesAt: string;
  followsDeployments: boolean;
  initialAddress?: string | undefined;
  /** Connects the console to its environment; returns the function that ends it. */
  follow: (console: BuiltConsole) => () => void;
  /** Wrappers outside and inside antd’s ConfigProvider. */
  Area?: ComponentType<{ children: ReactNode }> | undefined;
  IconWrapper?: ComponentType<{ children: ReactNode }> | undefined;
  /** The nonce of the page’s content security policy. */
  nonce: string | undefined;
  idPrefix?: string | undefined;
}

export interface BuiltConsole {
  services: ConsoleServices;
  router: ConsoleRouter;
}
