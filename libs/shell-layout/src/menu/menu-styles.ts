import { cssToken } from '@console/ui/theme';
import type { GlobalToken } from 'antd';

/**
 * Styles of the vertical menu and the app switcher with its list, whose content is another library's.
 *
 * @param token CSS variables of the theme.
 */
export function menuStyles(token: GlobalToken): string {
  const menu = '.console-menu';
  return `
${menu} { padding-inline: ${token.paddingXS}; color: ${cssToken('text2')}; font-size: ${token.fontSize}; font-weight: 500; }
${menu} .entry { display: flex; align-items: center; gap: 10px; box-sizing: border-box; min-height: var(--console-menu-row); padding-inline-end: 6px; border-radius: ${token.borderRadius}; line-height: ${token.lineHeight}; cursor: pointer; transition: background ${token.motionDurationFast}; }
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
.console-app { display: flex; align-items: center; gap: 10px; box-sizing: border-box; width: 100%; min-width: 0; height: 40px; padding: 0 ${token.paddingXS}; color: ${cssToken('text')}; font: inherit; font-weight: 500; text-align: start; background: none; border: 0; border-radius: ${token.borderRadius}; cursor: pointer; }
.console-app:is(:hover, [aria-expanded='true']) { background: ${cssToken('active')}; }
:is(.console-app, .console-app-list button) .name { flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
:is(.console-app, .console-app-list) .all { flex: none; display: grid; place-items: center; width: 24px; height: 24px; color: ${cssToken('accentText')}; background: ${cssToken('accentSoft')}; border-radius: ${token.borderRadiusSM}; }
.console-app > :only-child { margin-inline: auto; }
.console-app svg[viewBox='0 0 10 16'] { flex: none; color: ${cssToken('text3')}; }
.console-app-list { position: fixed; inset: auto; box-sizing: border-box; width: min(320px, 100vw - 16px); max-height: min(480px, 100dvh - 128px); margin: 0; padding: 8px; color: ${cssToken('text')}; background: ${cssToken('raised')}; border: 1px solid ${cssToken('line')}; border-radius: ${token.borderRadiusLG}; box-shadow: ${token.boxShadowSecondary}; }
.console-app-list:popover-open { display: flex; flex-direction: column; }
.console-app-list input { flex: none; box-sizing: border-box; width: 100%; height: ${token.controlHeight}; padding-inline: 10px; color: inherit; font: inherit; background: none; border: 1px solid ${cssToken('lineControl')}; border-radius: ${token.borderRadius}; }
.console-app-list [role='listbox'] { min-height: 0; margin-top: 8px; overflow-y: auto; }
.console-app-list .label { padding: 8px 8px 2px; color: ${cssToken('text3')}; font-size: 11px; font-weight: 500; }
.console-app-list [role='option'] { display: flex; align-items: center; gap: 10px; width: 100%; min-height: calc(var(--console-menu-row) + 4px); padding: 0 8px; color: inherit; font: inherit; text-align: start; background: none; border: 0; border-radius: ${token.borderRadiusSM}; cursor: pointer; }
.console-app-list [data-active] { background: ${cssToken('hover')}; }
.console-app-list [role='option'] .name { flex: 1 0 auto; max-width: 75%; }
.console-app-list small { min-width: 0; overflow: hidden; color: ${cssToken('text3')}; white-space: nowrap; text-overflow: ellipsis; }
.console-app-list p { margin: 0; padding-inline: 8px; font-size: ${token.fontSizeSM}; }
.console-app-list p:not(:empty) { padding-block: 6px; }
`;
}
