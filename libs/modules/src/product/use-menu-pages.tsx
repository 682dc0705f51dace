import { type ConsoleRoute, useAppDetail, useConsole } from '@console/shell-layout';
import {
  chainTo,
  type Denial,
  menuAddress,
  openPaths,
  type Permissions,
  routeDenial,
  subscriptionDenial,
  useAccess,
  useDenialExplanation,
  useDenialReason,
  useMenuChoice,
  useMenuParams,
  useRoutes,
} from '@console/shell-layout/menu';
import type { ReactNode } from 'react';

/** A menu page for the current user and app. */
export interface MenuPage {
  address: string;
  /** Short reason why the user or the app has no access; undefined while unknown. */
  denialReason: string | undefined;
  /** Whether `open` does more than navigate. */
  intercepted: boolean;
  pro: boolean;
  /** Navigates, or explains why not. `name`: the page's label. */
  open: (name: string) => void;
}

interface Places {
  pageOf: (path: string) => MenuPage;
  /** Render it once. */
  dialog: ReactNode;
}

const NOBODY: Permissions = new Set();

/**
 * Menu pages for use outside the menu: a denied page opens the subscription, the card warning, or "Why can't
 * I?". @see spec 4.4, 4.5, 6
 */
export function useMenuPages(): Places {
  const routes = useRoutes();
  const params = useMenuParams();
  const { config } = useConsole();
  const { permissions, app } = useAccess();
  const { subscription } = useAppDetail();
  const choiceOf = useMenuChoice();
  const reasonOf = useDenialReason();
  const { explain, dialog } = useDenialExplanation();
  const paths = openPaths(routes, permissions ?? NOBODY, app);

  const denialOf = (
    chain: readonly ConsoleRoute[],
    { path, meta: { partOf } }: Pick<ConsoleRoute, 'path' | 'meta'>,
  ): Denial | undefined =>
    (permissions && routeDenial(chain, permissions, app)) ??
    subscriptionDenial({ path, partOf }, { subscription, buildMode: config.buildMode });

  return {
    pageOf: (path) => {
      const address = menuAddress(path, params, paths);
      const chain = chainTo(path, routes);
      const entry = { path, meta: chain.at(-1)?.meta ?? {} };
      const denial = denialOf(chain, entry);
      const { decision, choose } = choiceOf(entry);
      return {
        address,
        denialReason: denial && reasonOf(denial),
        intercepted: decision !== 'go',
        pro: decision === 'subscription',
        open: (name) => {
          if (denial) explain(denial, name);
          else choose(address, name);
        },
      };
    },
    dialog: dialog,
  };
}
