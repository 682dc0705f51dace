import type { GlobalToken } from 'antd';
import { cssToken } from './tokens';

/**
 * Styles of the kit's tables: hairlines, a quiet header, rows of the chosen density.
 *
 * @param token CSS variables of the theme.
 */
export function tableStyles(token: GlobalToken): string {
  const table = '.console-table';
  const line = `1px solid ${cssToken('line')}`;
  return `
${table} { position: relative; color: ${token.colorText}; font-size: ${token.fontSize}; line-height: ${token.lineHeight}; }
${table} table { width: 100%; border-collapse: separate; border-spacing: 0; color: inherit; font-size: inherit; line-height: inherit; text-align: start; }
${table} :is(th, td) { padding: 0 var(--console-cell); border-bottom: ${line}; overflow-wrap: break-word; text-align: start; background: var(--console-ground); }
${table} td { height: var(--console-row); transition: background ${token.motionDurationFast}; }
${table} .end { text-align: end; font-variant-numeric: tabular-nums; }
${table} th { position: relative; height: var(--console-row-head); color: ${cssToken('text3')}; font-size: ${token.fontSizeSM}; font-weight: 500; white-space: nowrap; }
${table} th[tabindex] { cursor: pointer; }
${table} th[tabindex]:hover, ${table} th[aria-sort] { color: ${cssToken('text')}; }
${table} th:focus-visible { outline-offset: -2px; }
${table} th > span { display: flex; align-items: center; gap: ${token.marginXXS}; }
${table} th.end > span { justify-content: flex-end; }
${table} th svg { flex: none; color: ${token.colorIcon}; visibility: hidden; }
${table} th[aria-sort] svg, ${table} th:hover svg, ${table} th:focus-visible svg { visibility: visible; }
${table} th[aria-sort='ascending'] .down, ${table} th[aria-sort='descending'] .up { visibility: hidden; }
${table} th[aria-sort] svg { color: ${cssToken('text')}; }
${table} tbody > tr:hover > td { background: ${cssToken('hover')}; }
${table} tr[data-selected] > td { background: ${cssToken('accentSofter')}; }
${table} tr[data-selected] > td:first-child { box-shadow: inset 2px 0 ${cssToken('accent')}; }
${table} tr[data-selected]:hover > td { background: ${cssToken('accentSoft')}; }
${table} tr.other:hover > td { background: none; }
${table} tr.other > td { height: calc(${token.controlHeightLG} * 4); color: ${token.colorTextDescription}; text-align: center; }
${table}[data-virtual] table { table-layout: fixed; }
${table}[data-virtual] th { position: sticky; top: 0; z-index: 1; }
${table}[data-busy] tbody { color: ${token.colorTextSecondary}; pointer-events: none; }
${table}[data-busy]::after { content: ''; position: absolute; inset-block-start: calc(${token.controlHeightLG} * 2.5); inset-inline-start: 50%; box-sizing: border-box; width: ${token.controlHeight}; height: ${token.controlHeight}; margin-inline-start: calc(${token.controlHeight} / -2); border: 3px solid ${token.colorPrimary}; border-block-start-color: ${token.colorBgElevated}; border-radius: 50%; background: ${token.colorBgElevated}; box-shadow: ${token.boxShadowSecondary}; animation: console-table-busy 1s linear infinite; }
@keyframes console-table-busy { to { rotate: 1turn; } }
@media (prefers-reduced-motion: reduce) { ${table}[data-busy]::after { animation: none; } }
`;
}
