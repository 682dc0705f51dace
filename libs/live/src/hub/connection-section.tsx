import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { useCopy } from '@console/ui';
import { Section, SectionBody } from '@console/ui/overview';
import { Button, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DistributorDetail } from '../contract';
import { useRenditionText } from './use-rendition-text';

/** What to send to a partner, as text to copy. */
export function ConnectionSection({ distributor }: { distributor: DistributorDetail }) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const copy = useCopy();
  const text = useConnectionText(distributor);
  return (
    <Section
      title={t('hub.connection.title')}
      actions={
        distributor.deliveries.length > 0 && (
          <Button size="small" icon={<CopyOutlined aria-hidden />} onClick={() => void copy(text)}>
            {t('hub.connection.copy')}
          </Button>
        )
      }
    >
      <SectionBody>
        {distributor.deliveries.length === 0 ? (
          t('hub.noDeliveries')
        ) : (
          <pre
            style={{
              margin: 0,
              fontFamily: token.fontFamilyCode,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {text}
          </pre>
        )}
      </SectionBody>
    </Section>
  );
}

function useConnectionText({ name, deliveries, supportEmail }: DistributorDetail): string {
  const { t } = useTranslation('live');
  const renditionText = useRenditionText();
  const channels = deliveries.map(({ channel, kind, url }) =>
    [
      channel.name,
      t(kind === 'pull' ? 'hub.connection.pull' : 'hub.connection.push', { url }),
      ...channel.renditions.map((rendition) => `  ${renditionText(rendition)}`),
    ].join('\n'),
  );
  const notes = [
    t('hub.partner.format'),
    t('hub.partner.stable'),
    ...(supportEmail === null ? [] : [t('hub.connection.contact', { email: supportEmail })]),
  ];
  return [t('hub.connection.heading', { name }), ...channels, notes.join('\n')].join('\n\n');
}
