import { useAppScope } from '@console/shell-layout';
import { BackLink, PageHeader, StatusTag } from '@console/ui';
import { OperationForm, FormField } from '@console/ui/form';
import { Section, SectionBody } from '@console/ui/overview';
import { Flex, Input, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ValidateVastDto, type VastReport } from '../../contract';
import { useValidateVastMutation } from '../api/vast-api';
import { campaignListPath } from '../vast-paths';
import { HopSection } from './hop-section';

/** Checks a foreign VAST document and what its wrappers lead to. */
export function ValidatorPage() {
  const { t } = useTranslation('vast');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const [validate] = useValidateVastMutation();
  const [report, setReport] = useState<VastReport>();
  return (
    <>
      <div style={{ marginBottom: token.marginXS, marginInlineStart: -token.padding }}>
        <BackLink otherwise={campaignListPath(appId)} />
      </div>
      <PageHeader title={t('validator.title')} />
      <div style={{ maxWidth: 720 }}>
        <OperationForm
          schema={ValidateVastDto}
          initialValues={{ source: '' }}
          run={(body) => validate({ appId, body })}
          onDone={setReport}
          submitLabel={t('validator.check')}
        >
          <FormField
            name="source"
            label={t('validator.source')}
            help={t('validator.sourceHelp')}
            rules={{ vastSource: t('validator.sourceInvalid') }}
          >
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 12 }} spellCheck={false} autoComplete="off" />
          </FormField>
        </OperationForm>
      </div>
      <div role="status" aria-live="polite">
        {report && <Summary report={report} />}
      </div>
      {report?.hops.map((hop, index) => (
        <HopSection key={index} hop={hop} number={index + 1} />
      ))}
      {report && report.xml !== '' && (
        <Section title={t('validator.xml')}>
          <SectionBody>
            <pre
              // Scrolls by keyboard.
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area has to take the focus
              tabIndex={0}
              style={{
                maxHeight: 320,
                margin: 0,
                padding: token.paddingSM,
                overflow: 'auto',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                fontFamily: token.fontFamilyCode,
                background: token.colorFillQuaternary,
                borderRadius: token.borderRadius,
              }}
            >
              {report.xml}
            </pre>
          </SectionBody>
        </Section>
      )}
    </>
  );
}

function Summary({ report: { hops, milliseconds } }: { report: VastReport }) {
  const { t } = useTranslation('vast');
  const { token } = theme.useToken();
  const errors = hops.flatMap(({ issues }) => issues).filter(({ severity }) => severity === 'error').length;
  return (
    <Flex gap={token.margin} wrap style={{ margin: `${String(token.margin)}px 0` }}>
      {errors === 0 ? (
        <StatusTag tone="done" label={t('validator.valid')} />
      ) : (
        <StatusTag tone="critical" label={t('validator.problems', { count: errors })} />
      )}
      <span style={{ color: token.colorTextSecondary }}>{t('validator.total', { milliseconds })}</span>
    </Flex>
  );
}
