/** Selects are read-only comboboxes. Of a radio group only the checked one is a tab stop. */
const FIELD =
  ':is(input, textarea, select, [role=switch]):enabled:not([readonly]:not([role=combobox]), [type=radio]:not(:checked))';

/**
 * For `afterOpenChange` of a modal: focuses its first field in place of the close button; in a form without
 * fields the first button. A user who already moved the focus to a field keeps it.
 *
 * @param dialog Default: the dialog that has the focus.
 */
export function focusFirstField(
  shown: boolean,
  dialog = document.activeElement?.closest('[role=dialog]'),
): void {
  if (!shown || !dialog || dialog.querySelector(`${FIELD}:focus`)) return;
  const firstOf = (selector: string) =>
    Array.from(dialog.querySelectorAll<HTMLElement>(selector)).find((element) => element.checkVisibility());
  (firstOf(FIELD) ?? firstOf('form button:enabled'))?.focus({ preventScroll: true });
}
