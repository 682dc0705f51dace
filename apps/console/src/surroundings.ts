import type { ConsoleStorage, Session } from '@console/http';
import type { Language } from '@console/i18n';
import type { ConsoleServices } from '@console/shell-layout';
import type { ConsoleRouter } from '@console/shell-layout/app';
import type { ComponentType, ReactNode } from 'react';

/** What a console stands in: a page of its own, or a host's. It asks nothing else of the browser around it. */
export interface Surroundings extends Pick<
  ConsoleServices,
  'host' | 'storeLanguage' | 'leave' | 'reload' | 'reloadGuard'
> {
  language: Language;
  storage: ConsoleStorage;
  session: Session;
  /** By what requests go out: the browser's own unless told. */
  send?: typeof fetch | undefined;
  /** Where the console's own files are, without a slash at the end. */
  filesAt: string;
  /** Whether the page may give way to a newer build by itself. */
  followsDeployments: boolean;
  /** The place to start at, where the browser's address says nothing of this console. */
  initialAddress?: string | undefined;
  /** Begins what the dialogue with the surroundings needs; returns the way to end it. */
  follow: (console: BuiltConsole) => () => void;
  /** Stand around what is drawn: outside antd's set-up, and within it. */
  Area?: ComponentType<{ children: ReactNode }> | undefined;
  Dress?: ComponentType<{ children: ReactNode }> | undefined;
  /** By which the page's content security policy lets styles in, where it has one. */
  nonce: string | undefined;
  /** Begins the ids of this console's elements, where those of others are in the same document. */
  idPrefix?: string | undefined;
}

/** As much of a console as its surroundings have to do with. */
export interface BuiltConsole {
  services: ConsoleServices;
  router: ConsoleRouter;
}
