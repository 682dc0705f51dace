import type { GlobalToken } from 'antd';
import { cssToken } from './tokens';

/**
 * Styles of small parts that render in every row.
 *
 * @param token CSS variables of the theme.
 */
export function cellStyles(token: GlobalToken): string {
  return `
.console-two-lines { display: inline-block; line-height: 18px; max-width: calc(240px + var(--console-spare-width, 0px)); vertical-align: middle; }
.console-two-lines > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.console-two-lines > bdi { font-weight: 500; }
.console-two-lines > bdi + * { color: ${token.colorTextDescription}; font-size: ${token.fontSizeSM}; line-height: 16px; }
.console-two-lines > code { font-family: ${token.fontFamilyCode}; }
.console-cut { display: inline-block; max-width: calc(200px + var(--console-spare-width, 0px)); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; vertical-align: bottom; }
:is(.console-two-lines, .console-cut) a:focus-visible { outline-offset: -2px; }
.console-status { white-space: nowrap; }
@media (max-width: 640px) { .console-status { white-space: normal; } }
.console-status:is(.critical, .warning, .on-air, .done) { font-weight: 500; }
.console-status::before { content: ''; display: inline-block; width: 8px; height: 8px; margin-inline-end: 6px; background: ${cssToken('text3')}; forced-color-adjust: none; }
.console-status.normal::before { display: none; }
.console-table .console-status.normal { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.console-status.critical { color: ${cssToken('critical')}; }
.console-status.critical::before { border-radius: 50%; background: ${cssToken('criticalSolid')}; }
.console-status.warning { color: ${cssToken('warning')}; }
.console-status.warning::before { width: 10px; height: 9px; margin-inline-end: 5px; clip-path: polygon(50% 0, 100% 100%, 0 100%); background: ${cssToken('warningSolid')}; }
.console-status:is(.ended, .off) { color: ${cssToken('text2')}; }
.console-status.ended::before { border-radius: 1px; }
.console-status.off::before { box-sizing: border-box; border: 1.5px solid ${cssToken('text3')}; border-radius: 50%; background: none; }
.console-status.on-air { color: ${cssToken('accentText')}; }
.console-status.on-air::before { width: 10px; height: 10px; margin-inline-end: 5px; clip-path: polygon(0 50%, 20% 50%, 20% 100%, 40% 100%, 40% 0, 60% 0, 60% 100%, 80% 100%, 80% 30%, 100% 30%, 100% 100%, 0 100%); background: ${cssToken('accentText')}; }
.console-status.done { color: ${cssToken('success')}; }
.console-status.done::before { width: 10px; clip-path: polygon(0 50%, 12% 34%, 38% 66%, 88% 4%, 100% 18%, 40% 94%); background: ${cssToken('success')}; }
.console-time { white-space: nowrap; font-variant-numeric: tabular-nums; }
.console-amount { white-space: nowrap; overflow-wrap: normal; font-variant-numeric: tabular-nums; }
.console-row-menu { position: relative; display: inline-block; }
.console-row-menu > button { width: ${token.controlHeight}; height: ${token.controlHeightSM}; color: ${token.colorText}; font: inherit; font-weight: ${token.fontWeightStrong}; line-height: 1; background: transparent; border: 1px solid transparent; border-radius: ${token.borderRadius}; cursor: pointer; }
.console-row-menu > .quick { display: none; }
@media (hover: hover) {
  tr:is(:hover, :focus-visible) .console-row-menu > .quick:not(:empty) { position: absolute; inset-block-start: 50%; inset-inline-end: 100%; display: flex; padding: 1px; translate: 0 -50%; border: 1px solid ${cssToken('line')}; border-radius: ${token.borderRadius}; background: ${cssToken('raised')}; box-shadow: ${token.boxShadowTertiary}; }
  .console-row-menu > .quick > button { display: grid; place-items: center; width: ${token.controlHeightSM}; height: ${token.controlHeightSM}; padding: 0; color: ${cssToken('text2')}; font: inherit; background: none; border: 0; border-radius: ${token.borderRadiusSM}; cursor: pointer; }
  .console-row-menu > .quick > button:hover { color: ${cssToken('text')}; background: ${cssToken('active')}; }
}
.console-row-menu > button:is(:hover, [aria-expanded='true']) { background: ${cssToken('active')}; }
.console-toolbar { position: relative; z-index: 2; container: console-toolbar / inline-size; }
.console-toolbar > .console-toolbar-end { margin-inline-start: auto; }
@container console-toolbar (max-width: 640px) {
  .console-toolbar-end > .console-last-updated { display: none; }
  .console-toolbar-end > .ant-btn > span:not(.ant-btn-icon) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
.console-filters { position: relative; }
.console-filters > [role='group']:not([hidden]) { position: absolute; inset-block-start: calc(100% + 4px); inset-inline-start: 0; z-index: 10; display: grid; grid-template-columns: repeat(2, 240px); align-items: start; gap: 12px 16px; padding: 16px; border: 1px solid ${cssToken('line')}; border-radius: ${token.borderRadiusLG}; background: ${token.colorBgElevated}; box-shadow: ${token.boxShadowSecondary}; }
.console-filters > [role='group'] > div { display: grid; gap: 6px; min-width: 0; }
.console-filters > [role='group'] > div > span:first-child { color: ${cssToken('text2')}; font-size: ${token.fontSizeSM}; }
.console-filters > [role='group'] > div > :is(.ant-select, .ant-picker, .ant-input-affix-wrapper, .console-choice) { width: 100% !important; min-width: 0 !important; max-width: none !important; }
@container console-toolbar (max-width: 840px) { .console-filters { position: static; } .console-filters > [role='group']:not([hidden]) { inset-inline: 0; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); } }
.console-chips { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 0; padding: 0; list-style: none; }
.console-chips > li { min-width: 0; max-width: 100%; }
.console-chips > li > button:not(.ant-btn) { display: inline-flex; align-items: center; gap: 6px; max-width: 100%; min-height: 24px; padding: 0 8px; color: ${cssToken('accentText')}; font: inherit; font-size: ${token.fontSizeSM}; font-weight: 500; text-align: start; background: ${cssToken('accentSoft')}; border: 0; border-radius: ${token.borderRadiusSM}; cursor: pointer; }
.console-chips > li > button > span:nth-child(2) { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.console-chips > li > button > span:last-child { font-size: 14px; }
.console-search-area { position: relative; display: inline-flex; width: 280px; max-width: 100%; }
@media (max-width: 640px) { .console-search-area { width: 100%; } }
@container console-toolbar (max-width: 640px) { .console-search-area { width: 100%; } }
.console-search, .console-choice { height: var(--ant-control-height); color: ${token.colorText}; font: inherit; background: ${token.colorBgContainer}; border: 1px solid ${cssToken('lineControl')}; border-radius: ${token.borderRadius}; }
.console-search { width: 100%; padding-inline: 34px 12px; }
.console-search::placeholder { color: ${cssToken('text3')}; }
.console-choice { display: inline-flex; align-items: center; justify-content: space-between; gap: 6px; padding-inline: 11px; white-space: nowrap; cursor: pointer; }
:is(.console-search, .console-choice):hover { border-color: ${cssToken('text3')}; }
[data-theme='dark'] .console-search { color-scheme: dark; }
[data-theme='light'] .console-search { color-scheme: light; }
.console-select-box { appearance: none; display: grid; place-items: center; width: 16px; height: 16px; margin: auto; border: 1px solid ${cssToken('lineControl')}; border-radius: ${token.borderRadiusSM}; background: var(--console-ground); cursor: pointer; scroll-margin-bottom: calc(${token.controlHeightLG} * 2); }
.console-select-box:is(:checked, :indeterminate) { border-color: ${cssToken('accent')}; background: ${cssToken('accent')}; }
.console-select-box::before { content: ''; width: 10px; height: 8px; }
.console-select-box:checked::before { clip-path: polygon(0 50%, 14% 34%, 38% 66%, 86% 4%, 100% 18%, 40% 96%); background: ${cssToken('textOnAccent')}; }
@media (forced-colors: active) { .console-select-box { appearance: auto; } .console-select-box::before { content: none; } }
.console-select-box:indeterminate::before { height: 2px; clip-path: none; background: ${cssToken('textOnAccent')}; }
`;
}
