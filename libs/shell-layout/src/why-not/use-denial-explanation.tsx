import { preloadedComponent } from '@console/ui/lazy';
import { type ReactNode, useState } from 'react';
import type { Denial } from '../access/denial';
import { useSubscriptionDialogs } from '../access/subscription-context';

const WhyNotDialog = preloadedComponent(
  async () => (await import('./why-not-dialog')).WhyNotDialog,
  ({ denial }) => denial !== undefined,
);

interface Asked {
  denial: Denial;
  what: string;
}

interface DenialExplanation {
  /** Answers whoever tries an act, named as the screen calls it, that something is in the way of. */
  explain: (denial: Denial, what: string) => void;
  /** Whether the answer stands on the screen now. */
  isOpen: boolean;
  /** Where the answer stands: to be drawn once, beside the acts. */
  dialog: ReactNode;
}

/**
 * What a locked act does in place of acting: an app without a card gets the warning, a free one its subscription, everything
 * else "Why can't I?". @see spec 4.4, 4.5, 6
 */
export function useDenialExplanation(): DenialExplanation {
  const desk = useSubscriptionDialogs();
  const [asked, setAsked] = useState<Asked>();
  return {
    explain: (denial, what) => {
      if (denial.kind === 'edition') desk.openSubscription(what);
      else if (denial.kind === 'card') desk.openNoCardWarning(what);
      else setAsked({ denial, what });
    },
    isOpen: asked !== undefined,
    dialog: (
      <WhyNotDialog
        denial={asked?.denial}
        what={asked?.what}
        onClose={() => {
          setAsked(undefined);
        }}
      />
    ),
  };
}
