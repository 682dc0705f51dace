import { clipText } from '@console/i18n';
import { FactList, StatusTag } from '@console/ui';
import { Row, RowList, Section, SectionBody } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ValidatedAd, ReportedCreative, VastHop, VastIssue } from '../../contract';

/** One document of the chain: where it came from, how fast, what is wrong and what it contains. */
export function HopSection({ hop, number }: { hop: VastHop; number: number }) {
  const { t } = useTranslation('vast');
  const { token } = theme.useToken();
  const { url, from, status, milliseconds, version, ads, issues } = hop;
  const facts = [
    version !== '' && t('validator.version', { version }),
    url !== null && (status === null ? t('validator.noResponse') : t('validator.http', { status })),
    url !== null && t('validator.milliseconds', { milliseconds }),
    from !== null && t('validator.from', { number: from + 1 }),
  ].filter((fact) => fact !== false);
  return (
    <Section
      title={t('validator.hop', { number, url: url === null ? t('validator.pasted') : clipText(url) })}
      aside={<span style={{ color: token.colorTextSecondary }}>{facts.join(' · ')}</span>}
    >
      <SectionBody>
        <Flex vertical gap={token.marginSM}>
          {issues.map((issue, index) => (
            <IssueLine key={index} issue={issue} />
          ))}
          {ads.length === 0 ? (
            <span style={{ color: token.colorTextSecondary }}>{t('validator.noAds')}</span>
          ) : (
            ads.map((ad, index) => <AdContent key={index} ad={ad} />)
          )}
        </Flex>
      </SectionBody>
    </Section>
  );
}

function IssueLine({ issue: { code, severity, detail } }: { issue: VastIssue }) {
  const { t } = useTranslation('vast');
  const { token } = theme.useToken();
  const isError = severity === 'error';
  return (
    <p style={{ margin: 0 }}>
      <StatusTag
        tone={isError ? 'critical' : 'warning'}
        label={t(isError ? 'validator.issue' : 'validator.warning', { code })}
      />{' '}
      {t(`validator.codes.${code}`)}
      <br />
      <code style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>{clipText(detail)}</code>
    </p>
  );
}

function AdContent({ ad }: { ad: ValidatedAd }) {
  const { t } = useTranslation('vast');
  const { id, kind, title, system, advertiser, impressions, wrapperUrl, creatives } = ad;
  return (
    <>
      <FactList
        dense
        facts={[
          { label: t('validator.ads'), value: `${t(`validator.kinds.${kind}`)} ${clipText(id)}` },
          ...(title === '' ? [] : [{ label: t('name'), value: clipText(title) }]),
          ...(advertiser === '' ? [] : [{ label: t('advertiser'), value: clipText(advertiser) }]),
          {
            label: t('validator.system'),
            value: `${clipText(system) || '–'} · ${t('validator.impressions', { count: impressions })}`,
          },
          ...(wrapperUrl === null
            ? []
            : [
                {
                  label: t('validator.leadsTo'),
                  value: <span style={{ overflowWrap: 'anywhere' }}>{clipText(wrapperUrl)}</span>,
                },
              ]),
        ]}
      />
      {creatives.map((creative, index) => (
        <CreativeContent key={index} creative={creative} />
      ))}
    </>
  );
}

function CreativeContent({ creative }: { creative: ReportedCreative }) {
  const { t } = useTranslation('vast');
  const { kind, durationSeconds, mediaFiles, trackingEvents } = creative;
  const title = [
    t(`validator.kinds.${kind}`),
    durationSeconds !== null && t('creative.seconds', { seconds: durationSeconds }),
    t('validator.tracking', { count: trackingEvents }),
  ].filter((part) => part !== false);
  return (
    <RowList label={title.join(' · ')}>
      <Row>{title.join(' · ')}</Row>
      {mediaFiles.map(({ url, type, width, height, status }, index) => (
        <Row
          key={index}
          end={[
            type,
            width !== null && height !== null && `${String(width)} × ${String(height)}`,
            status !== null && t('validator.http', { status }),
          ]
            .filter((part) => part !== false)
            .join(' · ')}
        >
          <span title={url}>{clipText(url)}</span>
        </Row>
      ))}
    </RowList>
  );
}
