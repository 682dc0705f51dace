import type { GlobalToken } from 'antd';

/**
 * Styles of the kit's tables, like antd's of size middle.
 *
 * @param token CSS variables of the theme.
 */
export function tableStyles(token: GlobalToken): string {
  const table = '.console-table';
  const line = `${token.lineWidth} solid ${token.colorBorderSecondary}`;
  const ring = token.lineWidthFocus;
  // Opaque: fills are translucent, and a sticky header must cover the rows.
  const over = (fill: string) => `linear-gradient(${fill}, ${fill}) ${token.colorBgContainer}`;
  return `
${table} { position: relative; color: ${token.colorText}; font-size: ${token.fontSize}; line-height: ${token.lineHeight}; }
${table} table { width: 100%; border-collapse: separate; border-spacing: 0; color: inherit; font-size: inherit; line-height: inherit; text-align: start; background: ${token.colorBgContainer}; border-radius: ${token.borderRadiusLG} ${token.borderRadiusLG} 0 0; }
${table} :is(th, td) { padding: ${token.paddingSM} ${token.paddingXS}; border-bottom: ${line}; overflow-wrap: break-word; text-align: start; }
${table} .end { text-align: end; font-variant-numeric: tabular-nums; }
${table} td { transition: background ${token.motionDurationMid}; }
${table} th { position: relative; color: ${token.colorTextHeading}; font-weight: ${token.fontWeightStrong}; background: ${over(token.colorFillAlter)}; }
${table} th:first-child { border-start-start-radius: ${token.borderRadiusLG}; }
${table} th:last-child { border-start-end-radius: ${token.borderRadiusLG}; }
${table} th:not(:last-child)::after { content: ''; position: absolute; inset-inline-end: 0; top: 50%; width: ${token.lineWidth}; height: 1.6em; translate: 0 -50%; background: ${token.colorBorderSecondary}; }
${table} th[tabindex] { cursor: pointer; }
${table} th[aria-sort] { background: ${over(token.colorFillSecondary)}; }
${table} th[tabindex]:hover { background: ${over(token.colorFillContent)}; }
${table} th:focus-visible { outline: ${ring} solid ${token.colorPrimaryBorder}; outline-offset: calc(${ring} * -1); }
${table} th > span { display: flex; align-items: center; justify-content: space-between; gap: ${token.marginXXS}; }
${table} th.end > span { justify-content: flex-end; }
${table} th svg { flex: none; color: ${token.colorIcon}; }
${table} th[aria-sort='ascending'] .up, ${table} th[aria-sort='descending'] .down { color: ${token.colorPrimary}; }
${table} tbody > tr:hover > td { background: ${token.colorFillAlter}; }
${table} tr[data-selected] > td { background: ${token.controlItemBgActive}; }
${table} tr[data-selected]:hover > td { background: ${token.controlItemBgActiveHover}; }
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
