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
  /** Explains why an action, named as on the screen, is denied. */
  explain: (denial: Denial, what: string) => void;
  isOpen: boolean;
  /** Render it once, next to the actions. */
  dialog: ReactNode;
}

/** Explains denied actions: the card warning, the subscription, or "Why can't I?". @see spec 4.4, 4.5, 6 */
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
    dialog: <WhyNotDialog denial={asked?.denial} what={asked?.what} onClose={() => setAsked(undefined)} />,
  };
}
