import { theme, type GlobalToken } from 'antd';
import { PartStyles } from '../theme/part-styles';
import { cssToken } from '../theme/tokens';

export function ChartStyles() {
  const { cssVar } = theme.useToken();
  return <PartStyles name="charts">{chartStyles(cssVar)}</PartStyles>;
}

function chartStyles(token: GlobalToken): string {
  return `
.console-chart .uplot { font-family: inherit; }
.console-chart .u-cursor-x { border-right: 1px solid ${cssToken('text3')} !important; }
.console-chart .u-select { background: ${cssToken('accentSoft')}; opacity: 0.6; }
.console-chart .console-chart-event { position: absolute; top: 0; width: 20px; height: 24px; margin-inline-start: -10px; }
@media print { .console-chart :is(.uplot, .u-wrap, canvas) { max-width: 100%; } }
.console-mini-chart { display: inline-flex; align-items: center; gap: ${token.marginXS}; width: 100%; min-width: 130px; vertical-align: middle; }
.console-mini-chart > span { flex: 0 0 76px; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.console-mini-chart > .over { color: ${cssToken('warning')}; font-weight: 500; }
.console-mini-chart > svg { flex: 1; min-width: 48px; height: 36px; border-bottom: 1px solid ${cssToken('lineStrong')}; touch-action: pan-y; }
.console-mini-chart > svg * { vector-effect: non-scaling-stroke; }
@media (max-width: 640px) {
  .console-table[data-cards] td:has(> .console-mini-chart) { flex: 1 0 100%; }
  .console-table[data-cards] td:has(> .console-mini-chart)::before { flex: 0 0 64px; }
}
@media (forced-colors: active) { .console-chart .u-select { forced-color-adjust: none; background: Highlight; opacity: 0.4; } }
`;
}
