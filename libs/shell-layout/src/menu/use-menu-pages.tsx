import type { ReactNode } from 'react';
import { useAppDetail, useMenuParams } from '../access/current-app';
import { type Denial, type Permissions, routeDenial } from '../access/denial';
import { subscriptionDenial } from '../access/edition';
import { useAccess } from '../access/use-access';
import { useDenialReason } from '../access/use-denial-reason';
import type { ConsoleRoute } from '../routes/console-route';
import { useRoutes } from '../routes/route-contexts';
import { chainTo } from '../routes/route-tree';
import { useConsole } from '../services/console-services';
import { useDenialExplanation } from '../why-not/use-denial-explanation';
import { menuAddress, openPaths } from './menu-address';
import { useMenuChoice } from './use-menu-choice';

/** What a place of the menu is to the signed-in person, in the app that they work in. */
export interface MenuPage {
  address: string;
  /** In a few words, what keeps the person from it, or the app. What is not known yet keeps nobody from anything. */
  denialReason: string | undefined;
  /** Whether there is more to going there than to follow its address. */
  intercepted: boolean;
  /** Locked for the edition of the app. */
  pro: boolean;
  /** Goes there, under the name that the screen has for it, or answers why not. */
  open: (name: string) => void;
}

interface Places {
  /** @param path Of the route tree: `/apps/:appId/product/ssai`. */
  pageOf: (path: string) => MenuPage;
  /** Where the answers stand: to be drawn once. */
  dialog: ReactNode;
}

const NOBODY: Permissions = new Set();

/**
 * Places of the menu outside of it, as the menu has them: what is closed is answered by the subscription, by the warning of the
 * missing card, or by "Why can't I?". @see spec 4.4, 4.5, 6
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
