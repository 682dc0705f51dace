import { Flex, theme } from 'antd';
import { useNow } from '@console/ui';
import { useTranslation } from 'react-i18next';
import type { AdBreak } from '../contract';

const PAST_MS = 600_000;
const AHEAD_MS = 120_000;
const HEIGHT = 28;

interface Shown {
  id: string;
  startsAt: string;
  seconds: number;
}

/** Breaks of the last ten minutes and of the next two, as blocks around now. */
export function BreakTimeline({ breaks, next }: { breaks: readonly AdBreak[]; next: Shown | undefined }) {
  const { t } = useTranslation('ssai');
  const { token } = theme.useToken();
  const now = useNow(1_000);
  const from = now - PAST_MS;
  const share = (at: number) => ((at - from) / (PAST_MS + AHEAD_MS)) * 100;
  const shown: Shown[] = [...breaks, ...(next ? [next] : [])].filter(({ startsAt, seconds }) => {
    const start = Date.parse(startsAt);
    return start + seconds * 1_000 > from && start < now + AHEAD_MS;
  });
  return (
    <>
      <div
        role="img"
        aria-label={t('timeline.label', { count: shown.length })}
        style={{
          position: 'relative',
          height: HEIGHT,
          overflow: 'hidden',
          borderRadius: token.borderRadius,
          background: token.colorFillQuaternary,
        }}
      >
        {shown.map(({ id, startsAt, seconds }) => {
          const start = Date.parse(startsAt);
          return (
            <span
              key={id}
              style={{
                position: 'absolute',
                insetBlock: 0,
                insetInlineStart: `${share(start)}%`,
                width: `${Math.max(0.4, share(start + seconds * 1_000) - share(start))}%`,
                background: start > now ? token.colorBorder : token.colorPrimary,
              }}
            />
          );
        })}
        <span
          style={{
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: `${share(now)}%`,
            width: 2,
            background: token.colorText,
          }}
        />
      </div>
      <Flex
        aria-hidden
        justify="space-between"
        style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}
      >
        <Flex justify="space-between" style={{ width: `${share(now)}%` }}>
          <span>{t('timeline.past')}</span>
          <span>{t('timeline.now')}</span>
        </Flex>
        <span>{t('timeline.ahead')}</span>
      </Flex>
    </>
  );
}
