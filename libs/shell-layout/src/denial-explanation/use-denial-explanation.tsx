import { preloadedComponent } from '@console/ui/lazy';
import { type ReactNode, useState } from 'react';
import type { Denial } from '../routes/denial';
import { useSubscriptionDialogs } from '../access/subscription-context';

export const DenialExplanationDialog = preloadedComponent(
  async () => (await import('./denial-explanation-dialog')).DenialExplanationDialog,
  ({ denial }) => denial !== undefined,
);

interface Explained {
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
  const subscription = useSubscriptionDialogs();
  const [explained, setExplained] = useState<Explained>();
  return {
    explain: (denial, what) => {
      if (denial.kind === 'edition') subscription.openSubscription(what);
      else if (denial.kind === 'card') subscription.openNoCardWarning(what);
      else setExplained({ denial, what });
    },
    isOpen: explained !== undefined,
    dialog: (
      <DenialExplanationDialog
        denial={explained?.denial}
        what={explained?.what}
        onClose={() => setExplained(undefined)}
      />
    ),
  };
}
