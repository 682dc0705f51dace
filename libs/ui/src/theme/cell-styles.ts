import type { GlobalToken } from 'antd';

/**
 * Styles of small parts that render in every row.
 *
 * @param token CSS variables of the theme.
 */
export function cellStyles(token: GlobalToken): string {
  return `
.console-two-lines { display: inline-block; max-width: 240px; vertical-align: middle; }
.console-two-lines > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.console-two-lines > bdi { font-weight: ${token.fontWeightStrong}; }
.console-two-lines > bdi + * { color: ${token.colorTextDescription}; font-size: ${token.fontSizeSM}; }
.console-two-lines > code { font-family: ${token.fontFamilyCode}; }
.console-status { white-space: nowrap; }
.console-status::before { content: ''; display: inline-block; width: 8px; height: 8px; margin-inline-end: ${token.marginXS}; border-radius: 50%; background: ${token.colorTextQuaternary}; vertical-align: 1px; }
.console-status.success::before { background: ${token.colorSuccess}; }
.console-status.warning::before { background: ${token.colorWarning}; }
.console-status.error::before { background: ${token.colorError}; }
.console-time { white-space: nowrap; font-variant-numeric: tabular-nums; }
.console-amount { white-space: nowrap; overflow-wrap: normal; font-variant-numeric: tabular-nums; }
.console-row-menu { position: relative; display: inline-block; }
.console-row-menu > button { width: ${token.controlHeight}; height: ${token.controlHeightSM}; color: ${token.colorText}; font: inherit; font-weight: ${token.fontWeightStrong}; line-height: 1; background: transparent; border: ${token.lineWidth} solid ${token.colorBorder}; border-radius: ${token.borderRadius}; cursor: pointer; }
[data-theme='dark'] .console-search { color-scheme: dark; }
[data-theme='light'] .console-search { color-scheme: light; }
.console-select-box { display: block; width: ${token.controlInteractiveSize}; height: ${token.controlInteractiveSize}; margin: auto; accent-color: ${token.colorPrimary}; scroll-margin-bottom: calc(${token.controlHeightLG} * 2); }
`;
}
