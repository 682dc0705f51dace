import { createColumnStore } from '@console/http';
import type { ActionAccess, UiServices } from '@console/ui/shell';
import { preloadedComponent } from '@console/ui/lazy';
import { useMemo } from 'react';
import { useDenialCheck } from '../access/use-access';
import { useDenialReason } from '../access/use-denial-reason';
import { useFormDraft } from '../drafts/use-form-draft';
import { useConsole } from '../services/console-services';
import { useDenialExplanation } from '../denial-explanation/use-denial-explanation';

/** The kit's services on pages for signed-in users, in addition to `ROOT_UI`. */
export const SIGNED_IN_UI: Partial<UiServices> = {
  useActionAccess,
  RejectedState: preloadedComponent(
    async () => (await import('../denial-explanation/locked-state')).RejectedState,
  ),
  DeniedDialog: preloadedComponent(
    async () => (await import('../denial-explanation/locked-dialog')).DeniedDialog,
  ),
  useFormDraft,
  useColumnStore,
};

function useActionAccess(): ActionAccess {
  const denialOf = useDenialCheck();
  const reasonOf = useDenialReason();
  const { explain, isOpen, dialog } = useDenialExplanation();
  return {
    denialOf: (requirement) => {
      const denial = denialOf(requirement);
      if (!denial) return undefined;
      return {
        reason: reasonOf(denial),
        explain: (what) => {
          explain(denial, what);
        },
      };
    },
    explaining: isOpen,
    explanation: dialog,
  };
}

function useColumnStore() {
  const { storage } = useConsole();
  return useMemo(() => createColumnStore(storage), [storage]);
}
