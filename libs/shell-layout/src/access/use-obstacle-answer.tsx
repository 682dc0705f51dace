import { useState, type ReactNode } from 'react';
import { latePart } from '../deployment/late-part';
import type { Obstacle } from '../guards/obstacle';
import { useSubscriptionDesk } from '../subscription/subscription-desk';

const WhyNotDialog = latePart(
  async () => (await import('./why-not-dialog')).WhyNotDialog,
  ({ obstacle }) => obstacle !== undefined,
);

interface Asked {
  obstacle: Obstacle;
  what: string;
}

interface ObstacleAnswer {
  /** Answers whoever tries an act, named as the screen calls it, that something is in the way of. */
  answer: (obstacle: Obstacle, what: string) => void;
  /** Whether the answer stands on the screen now. */
  shown: boolean;
  /** Where the answer stands: to be drawn once, beside the acts. */
  dialog: ReactNode;
}

/**
 * What a locked act does in place of acting: an app without a card gets the warning, a free one its subscription, everything
 * else "Why can't I?". @see spec 4.4, 4.5, 6
 */
export function useObstacleAnswer(): ObstacleAnswer {
  const desk = useSubscriptionDesk();
  const [asked, setAsked] = useState<Asked>();
  return {
    answer: (obstacle, what) => {
      if (obstacle.kind === 'edition') desk.openSubscription(what);
      else if (obstacle.kind === 'card') desk.openNoCardWarning(what);
      else setAsked({ obstacle, what });
    },
    shown: asked !== undefined,
    dialog: (
      <WhyNotDialog
        obstacle={asked?.obstacle}
        what={asked?.what}
        onClose={() => {
          setAsked(undefined);
        }}
      />
    ),
  };
}
