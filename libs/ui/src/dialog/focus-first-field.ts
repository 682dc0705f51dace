/** Selects are read-only comboboxes. */
const EDITABLE = ':is(input, textarea, select):enabled:not([readonly]:not([role=combobox]))';

/** Focuses the first field of a dialog that has opened. A user who already moved the focus keeps it. */
export function focusFirstField(content: HTMLElement | null): void {
  if (content?.contains(document.activeElement)) return;
  content?.querySelector<HTMLElement>(EDITABLE)?.focus();
}
