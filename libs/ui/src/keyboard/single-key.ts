/** Input types that take no text, so that letters typed there may be shortcuts. */
const TEXTLESS = 'checkbox, radio, button, submit, reset, range, color, file'
  .split(', ')
  .map((type) => `[type=${type}]`)
  .join();
const TYPING = `input:not(${TEXTLESS}), textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox], [role=listbox]`;
const ACTIVATED_BY_ENTER = 'a, button, summary, [role=button], [role=menuitem], [role=tab]';

/**
 * Whether a key press is a single-key shortcut of the page: without a modifier other than Shift, not handled
 * elsewhere, not typed into a field, and not while a modal dialog is open. Enter on a control activates that.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target instanceof Element) {
    if (target.closest(`${TYPING}, [role=dialog]`)) return false;
    if (key === 'Enter' && target.closest(ACTIVATED_BY_ENTER)) return false;
  }
  return ![...document.querySelectorAll('[aria-modal=true]')].some((dialog) => dialog.checkVisibility());
}
