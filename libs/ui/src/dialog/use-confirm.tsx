import { useState, type ComponentProps, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';

interface Question extends Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onClose' | 'children'> {
  /** What the action does, in a sentence or two. */
  effect: ReactNode;
}

/** Confirms one of several actions: `ask` opens the question; render `dialog` once. */
export function useConfirm() {
  // Kept while the dialog closes.
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  const ask = (next: Question) => {
    setQuestion(next);
    setOpen(true);
  };
  const dialog = question && (
    <ConfirmDialog {...question} open={isOpen} onClose={() => setOpen(false)}>
      {question.effect}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
