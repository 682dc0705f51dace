/** Selects are read-only comboboxes. Of a radio group only the checked one is a tab stop. */
const FIELD =
  ':is(input, textarea, select, [role=switch]):enabled:not([readonly]:not([role=combobox]), [type=radio]:not(:checked))';

/**
 * For `afterOpenChange` of a modal: focuses its first field in place of the close button; in a form without
 * fields the first button. A user who already moved the focus to a field keeps it.
 */
export function focusFirstField(shown: boolean): void {
  const { activeElement } = document;
  const dialog = activeElement?.closest('[role=dialog]');
  if (!shown || !dialog || activeElement?.matches(FIELD)) return;
  const firstOf = (selector: string) =>
    Array.from(dialog.querySelectorAll<HTMLElement>(selector)).find((element) => element.checkVisibility());
  (firstOf(FIELD) ?? firstOf('form button:enabled'))?.focus();
}
