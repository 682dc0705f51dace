import { DateTime, TwoLines, useZone } from '@console/ui';
import { Row, RowList, Section } from '@console/ui/overview';
import { useTranslation } from 'react-i18next';
import type { LoggedSwitch } from '../contract';

interface SwitchLogProps {
  title: string;
  switches: readonly LoggedSwitch[];
}

/** What was on air in a channel, the latest first. */
export function SwitchLog({ title, switches }: SwitchLogProps) {
  const { t } = useTranslation('live');
  const zone = useZone();
  return (
    <Section title={title}>
      <RowList>
        {switches.map(({ at, streamId, title: item, name, reason }) => {
          const shown = streamId === null ? t('channel.testPicture') : (name ?? t('channel.deleted'));
          return (
            <Row key={at} end={<DateTime value={at} zone={zone} />}>
              <TwoLines main={item || shown} detail={t(`channel.reasons.${reason}`)} />
            </Row>
          );
        })}
        {switches.length === 0 && <Row>{t('channel.noSwitches')}</Row>}
      </RowList>
    </Section>
  );
}
