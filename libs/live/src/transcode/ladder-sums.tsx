import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LadderRow } from './use-ladder-columns';
import { useTranscodeTexts } from './use-transcode-texts';

/** What a whole ladder needs. */
export function LadderSums({ ladder, audioKbps }: { ladder: readonly LadderRow[]; audioKbps: number }) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const texts = useTranscodeTexts();
  const { cpuPercent, megabytesPerHour } = texts.sums(ladder, audioKbps);
  return (
    <span style={{ color: token.colorTextSecondary }}>
      {t('transcode.sums', { cpu: texts.cpu(cpuPercent), megabytes: texts.number(megabytesPerHour) })}
    </span>
  );
}
