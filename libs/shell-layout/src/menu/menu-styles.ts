import { cssToken } from '@console/ui/theme';
import type { GlobalToken } from 'antd';

/**
 * Styles of the vertical menu.
 *
 * @param token CSS variables of the theme.
 */
export function menuStyles(token: GlobalToken): string {
  const menu = '.console-menu';
  return `
${menu} { padding-inline: ${token.paddingXS}; color: ${cssToken('text2')}; font-size: ${token.fontSize}; font-weight: 500; }
${menu} .entry { display: flex; align-items: center; gap: 10px; box-sizing: border-box; min-height: var(--console-menu-row); padding-inline-end: ${token.paddingXS}; border-radius: ${token.borderRadius}; line-height: ${token.lineHeight}; cursor: pointer; transition: background ${token.motionDurationFast}; }
${menu} .entry:hover { background: ${cssToken('active')}; }
${menu} .entry[data-here] { color: ${cssToken('text')}; }
${menu} .entry[aria-current] { color: ${cssToken('text')}; background: ${cssToken('active')}; }
${menu} .entry .anticon { color: ${cssToken('text3')}; }
${menu} .entry:is([data-here], [aria-current]) .anticon { color: ${cssToken('accentText')}; }
${menu}:focus-visible, ${menu} .entry:focus-visible { outline-offset: -2px; }
${menu} .words { position: relative; flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
${menu} .entry:has(a) { position: relative; }
${menu} .entry:has(a) .words { position: static; }
${menu} a { display: block; padding-block: calc((var(--console-menu-row) - ${token.lineHeight} * ${token.fontSize}) / 2); overflow: hidden; color: inherit; text-decoration: none; text-overflow: ellipsis; }
${menu} a::before { content: ''; position: absolute; inset: 0; }
${menu} .arrow { flex: none; font-size: 10px; transition: rotate ${token.motionDurationMid}; }
${menu} [aria-expanded='true'] > .arrow { rotate: 180deg; }
`;
}
