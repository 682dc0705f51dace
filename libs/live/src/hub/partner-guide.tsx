import { CopyText, FactList, StatusTag } from '@console/ui';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DistributorDetail, PartnerPage } from '../contract';
import { useRenditionText } from './use-rendition-text';

/** What a partner sees of its deliveries. */
export function guideOf({ name, supportEmail, deliveries }: DistributorDetail): PartnerPage {
  const channels = deliveries.map(({ channel, kind, url }) => ({
    name: channel.name,
    isLive: channel.state === 'live',
    url: kind === 'pull' ? url : null,
    renditions: channel.renditions,
  }));
  return { name, supportEmail, channels };
}

/** How a partner receives its channels. */
export function PartnerGuide({ guide: { channels, supportEmail } }: { guide: PartnerPage }) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const renditionText = useRenditionText();
  const list = { margin: 0, paddingInlineStart: token.paddingLG };
  return (
    <Flex vertical gap={token.marginLG}>
      {channels.length === 0 && <p style={{ margin: 0 }}>{t('hub.partner.none')}</p>}
      <ul
        aria-label={t('hub.channels')}
        style={{ display: 'grid', gap: token.marginLG, margin: 0, padding: 0, listStyle: 'none' }}
      >
        {channels.map(({ name, isLive, url, renditions }, index) => (
          <li key={`${name} ${String(index)}`}>
            <Flex wrap gap={token.marginXS} align="center" style={{ marginBottom: token.marginXS }}>
              <strong style={{ overflowWrap: 'anywhere' }}>
                <bdi>{name}</bdi>
              </strong>
              <StatusTag tone={isLive ? 'on-air' : 'off'} label={t(isLive ? 'states.live' : 'states.off')} />
            </Flex>
            <FactList
              facts={[
                {
                  label: t('hub.partner.address'),
                  value: url === null ? t('hub.partner.pushed') : <CopyText text={url} />,
                },
                {
                  label: t('renditions'),
                  value:
                    renditions.length === 0
                      ? t('noRenditions')
                      : renditions.map((rendition) => (
                          <div key={rendition.name}>{renditionText(rendition)}</div>
                        )),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      <section>
        <strong>{t('hub.partner.formatTitle')}</strong>
        <ul style={list}>
          <li>{t('hub.partner.format')}</li>
          <li>{t('hub.partner.players')}</li>
          <li>{t('hub.partner.stable')}</li>
          <li>{t('hub.partner.secret')}</li>
        </ul>
      </section>
      {supportEmail !== null && (
        <section>
          <strong>{t('hub.partner.contact')}</strong>
          <div>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </div>
        </section>
      )}
    </Flex>
  );
}
