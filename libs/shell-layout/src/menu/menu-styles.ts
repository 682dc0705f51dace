import type { GlobalToken } from 'antd';

/**
 * Styles of the vertical menu, like antd's.
 *
 * @param token CSS variables of the theme.
 */
export function menuStyles(token: GlobalToken): string {
  const menu = '.console-menu';
  return `
${menu}:focus-visible { outline: ${token.lineWidthFocus} solid ${token.colorPrimaryBorder}; outline-offset: calc(${token.lineWidthFocus} * -1); }
${menu} { color: ${token.colorText}; font-size: ${token.fontSize}; }
${menu} .entry { display: flex; align-items: center; gap: 10px; box-sizing: border-box; min-height: ${token.controlHeightLG}; margin: ${token.marginXXS}; padding-inline-end: ${token.padding}; border-radius: ${token.borderRadiusLG}; line-height: ${token.lineHeight}; cursor: pointer; transition: background ${token.motionDurationMid}, color ${token.motionDurationMid}; }
${menu} .entry:hover { background: ${token.colorBgTextHover}; }
${menu} .entry[data-here] { color: ${token.colorLink}; }
${menu} .entry[aria-current] { color: ${token.colorLink}; background: ${token.controlItemBgActive}; }
${menu} .entry:focus-visible { outline: ${token.lineWidthFocus} solid ${token.colorPrimaryBorder}; outline-offset: calc(${token.lineWidthFocus} * -1); }
${menu} .words { position: relative; flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
${menu} .entry:has(a) { position: relative; }
${menu} .entry:has(a) .words { position: static; }
${menu} a { display: block; padding-block: calc((${token.controlHeightLG} - ${token.lineHeight} * ${token.fontSize}) / 2); overflow: hidden; color: inherit; text-decoration: none; text-overflow: ellipsis; }
${menu} a::before { content: ''; position: absolute; inset: 0; }
${menu} .arrow { flex: none; font-size: 10px; transition: rotate ${token.motionDurationMid}; }
${menu} [aria-expanded='true'] > .arrow { rotate: 180deg; }
`;
}
