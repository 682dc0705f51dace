import { theme } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartCursor } from './chart-group';
import { nearestIndex } from './chart-model';
import { chartTimes } from './chart-times';

interface ChartSliderProps {
  /** Milliseconds since 1970, ascending; none while they load. */
  times: readonly number[];
  /** IANA name. */
  zone: string;
}

/** Moves the cursor of a group of small charts by keyboard and touch, and names its moment. */
export function ChartSlider({ times, zone }: ChartSliderProps) {
  const { t, i18n } = useTranslation('ui');
  const { token } = theme.useToken();
  const [at, moveCursor] = useChartCursor();
  const { moment } = useMemo(() => chartTimes(i18n.language, zone, false), [i18n.language, zone]);
  const last = times.length - 1;
  const index = at === undefined ? last : nearestIndex(times, at);
  const time = times[index];
  const text = time === undefined ? '' : moment(time);
  return (
    <label
      style={{ display: 'flex', alignItems: 'center', gap: token.marginXS, color: token.colorTextSecondary }}
    >
      <input
        type="range"
        aria-label={t('chart.moment')}
        aria-valuetext={text}
        disabled={time === undefined}
        min={0}
        max={Math.max(last, 0)}
        value={Math.max(index, 0)}
        onChange={({ target }) => moveCursor(times[Number(target.value)])}
        style={{ width: 160, accentColor: token.colorPrimary }}
      />
      <span
        style={{
          minWidth: '9em',
          fontSize: token.fontSizeSM,
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {text}
      </span>
    </label>
  );
}
