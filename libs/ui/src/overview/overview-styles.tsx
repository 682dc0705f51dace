import { theme, type GlobalToken } from 'antd';
import { PartStyles } from '../theme/part-styles';
import { cssToken } from '../theme/tokens';

/** The style sheet of overview pages, once per document and only where they are open. */
export function OverviewStyles() {
  const { cssVar } = theme.useToken();
  return <PartStyles name="overview">{overviewStyles(cssVar)}</PartStyles>;
}

function overviewStyles(token: GlobalToken): string {
  const line = `1px solid ${cssToken('line')}`;
  const heading = `margin: 0; font-size: ${token.fontSizeLG}; line-height: ${token.lineHeightLG};`;
  const small = `font-size: ${token.fontSizeSM}; line-height: ${token.lineHeightSM};`;
  return `
.console-section { --console-inset: 0px; min-width: 0; }
.console-section.boxed { --console-inset: ${token.padding}; background: ${cssToken('surface')}; border: ${line}; border-radius: ${token.borderRadiusLG}; }
.console-section > header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px ${token.marginSM}; box-sizing: border-box; min-height: 44px; padding: 4px var(--console-inset); }
.console-section > header > h2 { ${heading} }
.console-section > header > a:last-child { margin-inline-start: auto; ${small} font-weight: 500; }
.console-section-actions { display: flex; flex-wrap: wrap; gap: ${token.marginXS}; margin-inline-start: auto; }
.console-section-body { padding: 0 var(--console-inset) ${token.padding}; }
.console-rows { margin: 0; padding: 0; list-style: none; }
.console-rows > * { display: flex; align-items: center; gap: ${token.marginSM}; box-sizing: border-box; min-height: var(--console-row); padding: 4px var(--console-inset); border-top: ${line}; }
.console-rows > li:hover { background: ${cssToken('hover')}; }
.console-rows > li > :first-child { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.console-rows > li .console-status { white-space: nowrap; }
.console-rows > li > :first-child > a { font-weight: 500; color: ${token.colorText}; outline-offset: -2px; }
.console-rows > li > :nth-child(2) { display: flex; align-items: center; gap: ${token.marginSM}; color: ${cssToken('text2')}; ${small} white-space: nowrap; font-variant-numeric: tabular-nums; }
.console-rows.loading > ::before, .console-figure.loading > strong::before { content: ''; width: 60%; height: 12px; border-radius: 4px; background: ${cssToken('active')}; }
.console-figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(156px, 50%), 1fr)); margin: 0 calc(-1 * ${token.padding}) ${token.margin}; border-block: ${line}; overflow: hidden; }
.console-figures:has(> :nth-child(7):last-child) { grid-template-columns: repeat(auto-fit, minmax(min(max(156px, 25%), 50%), 1fr)); }
.console-figures > :nth-child(7):last-child { grid-column: span 2; }
.console-figure { container-type: inline-size; display: flex; flex-direction: column; gap: 2px; min-width: 0; min-height: 108px; box-sizing: border-box; padding: 12px ${token.padding}; box-shadow: -1px -1px 0 ${cssToken('line')}; color: ${cssToken('text2')}; ${small} outline-offset: -2px; }
a.console-figure:hover { background: ${cssToken('hover')}; text-decoration: none; }
.console-figure > :first-child { font-size: ${token.fontSize}; line-height: ${token.lineHeight}; }
.console-figure > strong { display: flex; flex-wrap: wrap; align-items: center; gap: 0 6px; min-height: 28px; color: ${token.colorText}; font-size: clamp(18px, 15cqi, ${token.fontSizeHeading2}); line-height: 28px; letter-spacing: -0.02em; white-space: nowrap; font-variant-numeric: tabular-nums; }
.console-figure > strong > small { align-self: end; color: ${cssToken('text2')}; font-size: ${token.fontSize}; line-height: 24px; font-weight: 500; letter-spacing: 0; }
.console-figure > span:last-child { display: flex; flex-wrap: wrap; gap: 0 ${token.marginXS}; }
.console-overview { container: console-overview / inline-size; }
.console-overview > div { display: grid; grid-template-columns: minmax(0, 1fr) 340px; }
.console-overview > div > * { display: flex; flex-direction: column; gap: ${token.margin}; min-width: 0; }
.console-overview > div > .aside { margin-inline-start: ${token.marginLG}; padding-inline-start: ${token.paddingLG}; border-inline-start: ${line}; }
.console-overview .aside > * + * { border-top: ${line}; padding-top: ${token.paddingXS}; }
.console-overview .console-figures { margin: 0; }
.console-overview .aside > .console-figures { margin-inline: calc(-1 * ${token.padding}); border-block: 0; }
.console-overview > div > :empty { display: none; }
.console-overview > div > :empty + .aside { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); gap: ${token.marginXL}; grid-column: 1 / -1; margin: 0; padding: 0; border: 0; }
.console-overview > div > :empty + .aside > * { border-top: ${line}; padding-top: ${token.paddingXS}; }
@container console-overview (min-width: 840px) {
  .console-overview > div:has(> .lead) { grid-template-rows: auto 1fr; }
  .console-overview > div > .lead { grid-area: 1 / 1; margin-bottom: ${token.margin}; }
  .console-overview > div > .lead + .aside { grid-area: 1 / 2 / span 2; }
  .console-overview > div > .lead + .aside + * { grid-area: 2 / 1; }
}
@container console-overview (max-width: 839px) {
  .console-overview > div { grid-template-columns: minmax(0, 1fr); gap: ${token.margin}; }
  .console-overview > div > .aside { margin: 0; padding: 0; border: 0; }
}
@container console-overview (max-width: 559px) {
  .console-rows .wide { display: none; }
}
`;
}
