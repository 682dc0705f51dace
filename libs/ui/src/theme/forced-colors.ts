/**
 * With forced colours the browser takes backgrounds and shadows away, by which antd tells where things end and what is
 * chosen. Here they get lines and the system's own colours: by role and state where there is one, else by antd's class.
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
  .ant-select-item-option-selected,
  .ant-picker-cell-selected,
  .ant-picker-cell-range-start,
  .ant-picker-cell-range-end {
    outline: 2px solid Highlight;
    outline-offset: -2px;
  }

  /* Where the arrows are, in lists that have no focus of their own. */
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

  /* As the system draws them, where antd draws above them. */
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

  /* Lines of a chart differ by their dashes, too. */
  main svg [stroke]:not([stroke='none']) {
    stroke: CanvasText;
  }
}
`;

/** Puts them on the page; returns the way to take them off. */
export function adoptForcedColors(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}
