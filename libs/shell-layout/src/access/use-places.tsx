import type { ReactNode } from 'react';
import { placeObstacle, type Obstacle } from '../guards/obstacle';
import type { Permissions } from '../guards/permissions';
import { menuAddress, openPaths } from '../menu/menu-address';
import { useMenuChoice } from '../menu/use-menu-choice';
import { useMenuParams } from '../menu/use-menu-params';
import type { ConsoleRoute } from '../routes/console-route';
import { useRoutes } from '../routes/routes-context';
import { wayTo } from '../routes/way-to';
import { useConsole } from '../services/console-services';
import { subscriptionObstacle } from '../subscription/menu-verdict';
import { useAppDetail } from '../subscription/use-app-detail';
import { useAccess } from './use-access';
import { useObstacleAnswer } from './use-obstacle-answer';
import { useObstacleReason } from './use-obstacle-reason';

/** What a place of the menu is to the signed-in person, in the app that they work in. */
export interface Place {
  address: string;
  /** In a few words, what keeps the person from it, or the app. What is not known yet keeps nobody from anything. */
  closed: string | undefined;
  /** Whether there is more to going there than to follow its address. */
  asksFirst: boolean;
  /** Locked for the edition of the app. */
  pro: boolean;
  /** Goes there, under the name that the screen has for it, or answers why not. */
  go: (name: string) => void;
}

interface Places {
  /** @param path Of the route tree: `/apps/:appId/product/ssai`. */
  placeOf: (path: string) => Place;
  /** Where the answers stand: to be drawn once. */
  answers: ReactNode;
}

const NOBODY: Permissions = new Set();

/**
 * Places of the menu outside of it, as the menu has them: what is closed is answered by the subscription, by the warning of the
 * missing card, or by "Why can't I?". @see spec 4.4, 4.5, 6
 */
export function usePlaces(): Places {
  const routes = useRoutes();
  const params = useMenuParams();
  const { config } = useConsole();
  const { permissions, app } = useAccess();
  const { subscription } = useAppDetail();
  const choiceOf = useMenuChoice();
  const reasonOf = useObstacleReason();
  const { answer, dialog } = useObstacleAnswer();
  const paths = openPaths(routes, permissions ?? NOBODY, app);

  const obstacleOf = (
    chain: readonly ConsoleRoute[],
    { path, meta: { partOf } }: Pick<ConsoleRoute, 'path' | 'meta'>,
  ): Obstacle | undefined =>
    (permissions && placeObstacle(chain, permissions, app)) ??
    subscriptionObstacle({ path, partOf }, { subscription, buildMode: config.buildMode });

  return {
    placeOf: (path) => {
      const address = menuAddress(path, params, paths);
      const chain = wayTo(path, routes);
      const entry = { path, meta: chain.at(-1)?.meta ?? {} };
      const obstacle = obstacleOf(chain, entry);
      const { verdict, choose } = choiceOf(entry);
      return {
        address,
        closed: obstacle && reasonOf(obstacle),
        asksFirst: verdict !== 'go',
        pro: verdict === 'subscription',
        go: (name) => {
          if (obstacle) answer(obstacle, name);
          else choose(address, name);
        },
      };
    },
    answers: dialog,
  };
}
