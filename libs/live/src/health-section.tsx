import { DateTime, StatusTag, useZone } from '@console/ui';
import { Section, SectionBody } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Stream } from './contract';
import { useIssueTexts } from './use-issue-texts';

/** What is wrong with the input of a stream, since when, and what to do about it. */
export function HealthSection({ stream: { issues, state } }: { stream: Pick<Stream, 'issues' | 'state'> }) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const texts = useIssueTexts();
  const zone = useZone();
  return (
    <Section title={t('health.title')}>
      <SectionBody>
        {issues.length === 0 ? (
          t(state === 'live' ? 'health.none' : 'health.notMeasured')
        ) : (
          <ul
            aria-label={t('health.issues')}
            style={{ display: 'grid', gap: token.margin, margin: 0, padding: 0, listStyle: 'none' }}
          >
            {issues.map((issue) => (
              <li key={issue.type}>
                <Flex wrap justify="space-between" gap={`0 ${String(token.marginSM)}px`}>
                  <StatusTag {...texts.issue(issue)} />
                  <span style={{ color: token.colorTextSecondary }}>
                    <DateTime value={issue.since} zone={zone} relative />
                  </span>
                </Flex>
                <div>{texts.reason(issue)}</div>
                <div style={{ color: token.colorTextSecondary }}>{t(`health.fix.${issue.type}`)}</div>
              </li>
            ))}
          </ul>
        )}
      </SectionBody>
    </Section>
  );
}
