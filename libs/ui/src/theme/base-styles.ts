import type { Density } from '@console/http';
import { colorVariables, cssToken, SIZES, TOUCH } from './tokens';

/** antd's fields, whose ring is around more than the element with the focus. */
const FIELDS = '.ant-input-affix-wrapper, .ant-input-number, .ant-picker, .ant-select-selector, .ant-select';
/** antd's own ring is one pixel closer. */
const CONTROLS = '.ant-btn, .ant-checkbox, .ant-radio, .ant-switch';

/**
 * The tokens as CSS variables, with densities and touch sizes, and the one focus ring.
 *
 * @param scope Class of the elements that have antd's variables.
 */
export function baseStyles(scope: string, darkMode: boolean, density: Density): string {
  const root = `.${scope}`;
  const ring = `outline: 2px solid ${cssToken('accent')}; outline-offset: 2px; box-shadow: none;`;
  return `
${root} { -webkit-font-smoothing: antialiased; font-feature-settings: 'calt', 'cv11'; letter-spacing: -0.003em; ${colorVariables(darkMode)} ${sizes(SIZES[density])} --console-cell: 12px; --console-ground: ${cssToken('surface')}; }
${root}:is(.ant-drawer, .ant-modal), :is(.ant-drawer, .ant-modal) ${root} { --console-ground: ${cssToken('raised')}; }
${Object.entries(SIZES)
  .map(([name, size]) => `${root} [data-density='${name}'] { ${sizes(size)} }`)
  .join('\n')}
@media ${TOUCH} {
  ${root}${root}, ${root} [data-density] { --console-row: 48px; --console-menu-row: 40px; --ant-control-height: 40px; --ant-control-height-sm: 36px; }
  ${root} :is(.ant-input, ${FIELDS}):not(.ant-input-affix-wrapper > *) { min-height: var(--ant-control-height); }
}
:where(${root}) :is(h1, h2, h3, b, strong) { font-weight: 600; }
:where(${root}) h1 { letter-spacing: -0.014em; }
:where(${root}) time { font-variant-numeric: tabular-nums; }
:where(${root}) :focus-visible { ${ring} }
${root}.ant-drawer:focus-visible { outline: none; }
${root} :is(.ant-input, ${FIELDS}):is(:focus-visible, :has(:is(input, textarea):focus-visible)) { ${ring} }
${root} :is(${FIELDS}) :is(input, textarea):focus-visible { outline: none; }
${root} :is(${CONTROLS}) { outline-offset: 2px !important; }
${root} .ant-form-item-extra { padding-top: 4px; }
${root} .ant-form-item-with-help .ant-form-item-extra { margin-bottom: 8px; }
${root} .ant-input-password-icon { display: inline-flex; align-items: center; justify-content: center; min-width: 24px; min-height: 24px; margin-block: -4px; }
${root} .ant-radio-button-wrapper-checked:not(.ant-radio-button-wrapper-disabled) { z-index: 0; color: ${cssToken('text')}; border-color: ${cssToken('lineStrong')}; background: ${cssToken('active')}; }
${root} .ant-radio-button-wrapper { border-color: ${cssToken('lineStrong')}; font-weight: 500; }
${root} .ant-btn-color-dangerous:not(.ant-btn-variant-solid, :disabled) { color: ${cssToken('critical')}; }
`;
}

function sizes({ row, rowHead, menuRow }: (typeof SIZES)[Density]): string {
  return `--console-row: ${String(row)}px; --console-row-head: ${String(rowHead)}px; --console-menu-row: ${String(menuRow)}px;`;
}
