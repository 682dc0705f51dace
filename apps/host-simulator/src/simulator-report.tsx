import { Button, Flex, Tag, theme, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { saveFile } from './save-file';
import type { ConformanceReport, Outcome } from '@console/host-protocol/conformance';

interface SimulatorReportProps {
  report: ConformanceReport;
}

const TONES = { passed: 'success', failed: 'error', skipped: 'default' } as const;

/** What the conformance suite found out, clause by clause. Its clauses are for developers, and in English as they are. */
export function SimulatorReport({ report }: SimulatorReportProps) {
  const { t } = useTranslation('hostSimulator');
  const { token } = theme.useToken();
  const countOf = (result: Outcome['result']) =>
    report.verdicts.filter((verdict) => verdict.result === result).length;
  const cell = { padding: token.paddingXS, textAlign: 'start', verticalAlign: 'top' } as const;

  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small" align="center">
        <Typography.Text strong style={{ flex: 'auto' }}>
          {t('report.summary', {
            passed: countOf('passed'),
            failed: countOf('failed'),
            skipped: countOf('skipped'),
          })}
        </Typography.Text>
        <Button
          size="small"
          onClick={() => {
            const content = JSON.stringify(report, undefined, 2);
            saveFile(new Blob([content], { type: 'application/json' }), 'shell-host-conformance.json');
          }}
        >
          {t('report.save')}
        </Button>
      </Flex>
      <table aria-label={t('report.title')} style={{ borderCollapse: 'collapse', width: '100%' }}>
        <thead>
          <tr>
            <th scope="col" style={cell}>
              {t('report.outcome')}
            </th>
            <th scope="col" style={cell}>
              {t('report.clause')}
            </th>
          </tr>
        </thead>
        <tbody>
          {report.verdicts.map((verdict) => (
            <tr key={verdict.id} style={{ borderTop: `1px solid ${token.colorBorderSecondary}` }}>
              <td style={cell}>
                <Tag color={TONES[verdict.result]}>{t(`report.result.${verdict.result}`)}</Tag>
              </td>
              <td style={{ ...cell, overflowWrap: 'anywhere' }}>
                <code style={{ fontFamily: token.fontFamilyCode }}>{verdict.id}</code>
                <div lang="en">{verdict.asks}</div>
                {verdict.result !== 'passed' && (
                  <div lang="en" style={{ color: token.colorTextDescription }}>
                    {verdict.reason}
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Flex>
  );
}
