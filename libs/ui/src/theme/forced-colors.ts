/**
 * Forced colors remove the backgrounds and shadows that antd marks boundaries and selection by. These rules
 * add lines and system colors, by role and state or antd's class.
 */
const RULES = `
@media (forced-colors: active) {
  :focus-visible,
  .ant-select:has(:focus-visible),
  label:has(> span > input:focus-visible) {
    outline: 3px solid Highlight !important;
    outline-offset: 1px;
  }

  [role='dialog'],
  [role='alert'],
  [role='tooltip'],
  ul[role='menu']:not(nav *),
  .ant-select-dropdown,
  .ant-picker-panel-container {
    outline: 1px solid CanvasText;
  }

  a[aria-current]:not([aria-current='false']),
  button[aria-current]:not([aria-current='false']) {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }

  [role='tab'][aria-selected='true'],
  [role='option'][aria-selected='true'],
  .ant-radio-button-wrapper-checked,
  .ant-select-item-option-selected,
  .ant-picker-cell-selected,
  .ant-picker-cell-range-start,
  .ant-picker-cell-range-end {
    outline: 2px solid Highlight;
    outline-offset: -2px;
  }

  /* The active option of lists without focus. */
  [role='option'][data-active],
  .ant-select-item-option-active,
  .ant-dropdown-menu-item-active {
    outline: 2px dashed CanvasText;
    outline-offset: -4px;
  }

  th[aria-sort='ascending'] .down,
  th[aria-sort='descending'] .up {
    visibility: hidden;
  }

  /* Native, because antd draws over them. */
  input:is([type='radio'], [type='checkbox']) {
    opacity: 1 !important;
  }

  button[role='switch'] {
    forced-color-adjust: none;
    border: 1px solid ButtonText;
    background: ButtonFace !important;
  }
  button[role='switch'] > :first-child::before {
    background: ButtonText !important;
  }
  button[role='switch'][aria-checked='true'] {
    background: Highlight !important;
  }
  button[role='switch'][aria-checked='true'] > :first-child::before {
    background: HighlightText !important;
  }

  /* Chart lines also differ by their dashes. */
  :is(main, [role='dialog']) svg [stroke]:not([stroke='none']) {
    stroke: CanvasText;
  }
}
`;

/** Adds the rules; returns the function that removes them. */
export function adoptForcedColors(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}
