import type { GlobalToken } from 'antd';
import { cssToken } from './tokens';

/**
 * Styles of the kit's tables: hairlines, a quiet header, rows of the chosen density.
 *
 * @param token CSS variables of the theme.
 */
export function tableStyles(token: GlobalToken): string {
  const table = '.console-table';
  const stateCell = 'td:has(> .console-status:only-child)';
  const line = `1px solid ${cssToken('line')}`;
  return `
${table} { --console-spare-width: max(0px, 25cqi - 292px); container-type: inline-size; position: relative; color: ${token.colorText}; font-size: ${token.fontSize}; line-height: ${token.lineHeight}; }
${table} table { width: 100%; border-collapse: separate; border-spacing: 0; color: inherit; font-size: inherit; line-height: inherit; text-align: start; }
${table} :is(th, td) { padding: 0 var(--console-cell); border-bottom: ${line}; overflow-wrap: break-word; text-align: start; background: var(--console-ground); }
${table} td { height: var(--console-row); transition: background ${token.motionDurationFast}; }
${table} .end { text-align: end; font-variant-numeric: tabular-nums; }
${table} th { position: relative; height: var(--console-row-head); color: ${cssToken('text3')}; font-size: ${token.fontSizeSM}; font-weight: 500; white-space: nowrap; }
${table} th[tabindex] { cursor: pointer; }
${table} th[tabindex]:hover, ${table} th[aria-sort] { color: ${cssToken('text')}; }
${table} :is(th, td a):focus-visible { outline-offset: -2px; }
${table} th > span { display: flex; align-items: center; gap: ${token.marginXXS}; }
${table} th.end > span { justify-content: flex-end; }
${table} th svg { flex: none; color: ${token.colorIcon}; visibility: hidden; }
${table} th[aria-sort] svg, ${table} th:hover svg, ${table} th:focus-visible svg { visibility: visible; }
${table} th[aria-sort='ascending'] .down, ${table} th[aria-sort='descending'] .up { visibility: hidden; }
${table} th[aria-sort] svg { color: ${cssToken('text')}; }
${table} tbody > tr:hover > td { background: ${cssToken('hover')}; }
${table} tbody > tr:focus > td { background: ${cssToken('hover')}; }
${table} tbody > tr:focus-visible { outline-offset: -2px; }
${table} tbody > tr { scroll-margin-block: calc(${token.controlHeightLG} * 2); }
${table} tr[data-selected] > td { background: ${cssToken('accentSofter')}; }
${table} tr[aria-current] > td { background: ${cssToken('accentSofter')}; }
${table} tr[data-selected] > td:first-child { box-shadow: inset 2px 0 ${cssToken('accent')}; }
${table} tr[data-selected]:hover > td { background: ${cssToken('accentSoft')}; }
${table} tr.other:hover > td { background: none; }
${table} tr.other > td { height: calc(${token.controlHeightLG} * 4); color: ${token.colorTextDescription}; text-align: center; }
${table}[data-virtual] table { table-layout: fixed; }
${table}[data-virtual] th { position: sticky; top: 0; z-index: 2; }
${table} :is(.select, .first) { position: sticky; inset-inline-start: 0; z-index: 1; }
${table} .select + .first { inset-inline-start: 48px; }
${table} th.actions { font-size: 0; }
${table} .actions { position: sticky; inset-inline-end: 0; z-index: 1; }
${table} [data-before] .first::after, ${table} [data-after] .actions::after { content: ''; position: absolute; inset-block: 0; inset-inline-start: 100%; width: 8px; pointer-events: none; background: linear-gradient(to right, ${cssToken('lineStrong')}, transparent); opacity: 0.5; }
${table} [data-after] .actions::after { inset-inline: auto 100%; background: linear-gradient(to left, ${cssToken('lineStrong')}, transparent); }
@container (max-width: 1099px) { ${table} .secondary { display: none; } ${table} :is(th, td) { padding-inline: 8px; } }
@container (max-width: 1799px) { ${table} .tertiary { display: none; } }
${table} .skeleton i { display: block; width: 70%; min-width: 32px; height: 10px; border-radius: ${token.borderRadiusSM}; background: ${cssToken('active')}; }
${table} .skeleton .select i { width: 16px; min-width: 0; margin: auto; }
${table} .skeleton .actions i { visibility: hidden; }
${table}:has(tr.skeleton)::after { content: none !important; }
@media (max-width: 640px) {
  ${table}[data-cards] { --console-spare-width: 100cqi; }
  ${table}[data-cards] :is(table, tbody) { display: block; width: 100% !important; }
  ${table}[data-cards] :is(colgroup, thead) { display: none; }
  ${table}[data-cards] tr { position: relative; display: flex; flex-wrap: wrap; align-items: center; column-gap: 12px; min-height: 60px; padding: 8px 0; border-bottom: ${line}; }
  ${table}[data-cards] tr:has(> .actions) { padding-inline-end: 44px; }
  ${table}[data-cards] tr.skeleton > :nth-child(n + 4) { display: none; }
  ${table}[data-cards] td { position: static; display: flex; align-items: center; gap: 6px; height: auto; min-height: 25px; min-width: 0; max-width: 100%; padding: 0; border: 0; background: none; font-size: ${token.fontSizeSM}; }
  ${table}[data-cards] td > * { min-width: 0; max-width: 100%; }
  ${table}[data-cards] td a { padding-block: 3px; }
  ${table}[data-cards] td:empty { display: none; }
  ${table}[data-cards] td[data-label]:not(.first, .actions) { min-width: calc(50% - 6px); }
  ${table}[data-cards] td[data-label]:not(.first, .actions)::before { content: attr(data-label); color: ${cssToken('text3')}; }
  ${table}[data-cards] ${stateCell}:not(${stateCell} ~ td)::before { content: none !important; }
  ${table}[data-cards] td:has(> .console-status.normal:only-child) { display: none; }
  ${table}[data-cards] .first { flex: 1 0 calc(100% - 40px); font-size: ${token.fontSizeLG}; }
  ${table}[data-cards] .first .console-two-lines > * { overflow-wrap: anywhere; white-space: normal; }
  ${table}[data-cards] td:not(.first) .console-two-lines > :not(bdi) { display: none; }
  ${table}[data-cards] .actions { position: absolute; inset-block-start: 12px; inset-inline-end: 0; }
  ${table}[data-cards] :is(.secondary, .tertiary) { display: none; }
  ${table}[data-cards] tr.other { display: block; }
  ${table}[data-cards] tr.other > td { display: block; height: auto; }
  ${table}[data-cards] tr:is(:hover, [data-selected]) > td { background: none; box-shadow: none; }
  ${table}[data-cards] tr[data-selected] { background: ${cssToken('accentSofter')}; }
}
${table}[data-busy] tbody { color: ${token.colorTextSecondary}; pointer-events: none; }
${table}[data-busy]::after { content: ''; position: absolute; inset-block-start: calc(${token.controlHeightLG} * 2.5); inset-inline-start: 50%; box-sizing: border-box; width: ${token.controlHeight}; height: ${token.controlHeight}; margin-inline-start: calc(${token.controlHeight} / -2); border: 3px solid ${token.colorPrimary}; border-block-start-color: ${token.colorBgElevated}; border-radius: 50%; background: ${token.colorBgElevated}; box-shadow: ${token.boxShadowSecondary}; animation: console-table-busy 1s linear infinite; }
@keyframes console-table-busy { to { rotate: 1turn; } }
@media (prefers-reduced-motion: reduce) { ${table}[data-busy]::after { animation: none; } }
`;
}
