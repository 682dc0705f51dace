import { cssToken } from '@console/ui/theme';
import type { GlobalToken } from 'antd';

/** Styles of the command palette. `token` holds CSS variables. */
export function paletteStyles(token: GlobalToken): string {
  const palette = '.console-palette';
  return `
${palette} { box-sizing: border-box; width: min(640px, 100vw - 16px); max-width: none; max-height: min(600px, 100dvh - 16px); margin: min(12dvh, 104px) auto auto; padding: 0; overflow: hidden; color: ${cssToken('text')}; background: ${cssToken('raised')}; border: 1px solid ${cssToken('lineStrong')}; border-radius: 12px; box-shadow: ${token.boxShadow}; font-size: ${token.fontSize}; line-height: ${token.lineHeight}; }
${palette}[open] { display: flex; flex-direction: column; }
${palette}::backdrop { background: ${cssToken('scrim')}; }
${palette} .field { display: flex; align-items: center; gap: 12px; flex: none; padding-inline: 16px; border-bottom: 1px solid ${cssToken('line')}; color: ${cssToken('text3')}; }
${palette} input { flex: 1; min-width: 0; height: 52px; padding: 0; border: 0; font: inherit; font-size: 16px; color: ${cssToken('text')}; background: none; }
${palette} input:focus-visible { outline: none; }
${palette} input::placeholder { color: ${cssToken('text3')}; }
${palette} [role=listbox] { flex: 1; box-sizing: border-box; min-height: 96px; overflow-y: auto; padding: 8px; overscroll-behavior: contain; }
${palette} .heading { padding: 8px 8px 4px; color: ${cssToken('text3')}; font-size: ${token.fontSizeSM}; line-height: ${token.lineHeightSM}; }
${palette} [role=option] { display: flex; align-items: center; gap: 12px; box-sizing: border-box; width: 100%; min-height: 40px; padding: 4px 8px; border: 0; border-radius: ${token.borderRadiusLG}; font: inherit; text-align: start; text-decoration: none; color: inherit; background: none; cursor: pointer; scroll-margin-block: 32px; }
${palette} [role=option][data-active] { background: ${cssToken('accentSoft')}; outline: 2px solid transparent; outline-offset: -2px; }
${palette} .anticon { color: ${cssToken('text3')}; font-size: 16px; }
${palette} .words { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
${palette} .title { font-weight: 500; }
${palette} .detail { margin-inline-start: 4px; color: ${cssToken('text2')}; }
${palette} mark { color: ${cssToken('accentText')}; background: none; }
${palette} .star { visibility: hidden; padding: 4px; margin: -4px; }
${palette} .star.on, ${palette} [role=option]:is(:hover, [data-active]) .star { visibility: visible; }
${palette} .star.on .anticon { color: ${cssToken('warningSolid')}; }
${palette} .hints { display: flex; flex: none; align-items: center; gap: 16px; padding: 8px 16px; border-top: 1px solid ${cssToken('line')}; color: ${cssToken('text2')}; background: ${cssToken('sunken')}; font-size: ${token.fontSizeSM}; line-height: ${token.lineHeightSM}; }
${palette} [role=listbox]:empty:not([aria-busy=true]) { display: none; }
${palette} .none { margin: 0; padding: 37px 16px; text-align: center; color: ${cssToken('text2')}; }
@media (max-width: 640px) { ${palette} { margin-top: 8px; } ${palette} kbd, ${palette} .hints:not(:has([role=alert])) { display: none; } ${palette} [role=option] { min-height: 48px; } ${palette} .star { visibility: visible; padding: 12px; } }
`;
}
