import { Alert, Button, Card, Flex, Form, Spin, theme, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sampleGuest, textOf } from '@console/host-protocol/conformance';
import { EmptyState, useMediaQuery } from '@console/shell-layout';
import { guestEntry, type GuestPlaces } from './guest-entry';
import { sampleTexts } from './sample-texts';
import { SimulatorLog } from './simulator-log';
import { SimulatorReport } from './simulator-report';
import { SimulatorSettings, type Settings } from './simulator-settings';
import { readSituation, situationQuery } from './situation';
import { useSimulation } from './use-simulation';

export interface HostSimulatorProps {
  places: GuestPlaces;
  /** The query that the page was opened with. */
  query: string;
  /** Told of the query that leads to what is set now; a token is never in it. */
  onQuery: (query: string) => void;
}

/**
 * A host whose every word is set by hand, and a log of what its guest answers: for whoever builds a guest. Settings, guest
 * and log stand side by side, or below each other where there is little room.
 */
export function HostSimulator({ places, query, onQuery }: HostSimulatorProps) {
  const { t } = useTranslation('hostSimulator');
  const narrow = useMediaQuery('(max-width: 960px)');
  const [form] = Form.useForm<Settings>();
  const [initial] = useState<Settings>(() => ({ ...readSituation(query), token: '' }));
  const simulation = useSimulation({
    initial,
    frameTitle: t('guest.frameTitle'),
    entryOf: (settings) =>
      guestEntry(
        settings,
        places,
        sampleGuest(sampleTexts(t), (fault) => {
          simulation.tell({ by: 'guest', name: 'fault', payload: textOf(fault) });
        }),
      ),
  });
  const { onStage, stage, log } = simulation;
  const isBusy = onStage.what === 'check';
  const isMounted = onStage.what === 'guest' || onStage.what === 'coming';

  const onChange = ({ token, ...situation }: Settings) => {
    onQuery(situationQuery(situation));
    simulation.change({ ...situation, token });
  };

  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: narrow ? 'minmax(0, 1fr)' : '340px minmax(0, 1fr)',
        alignItems: 'start',
      }}
    >
      <Area title={t('settings')}>
        <SimulatorSettings
          form={form}
          initial={initial}
          noSampleFrame={places.sampleFrame === undefined}
          onChange={onChange}
          onMount={(settings) => {
            void simulation.mount(settings);
          }}
        />
      </Area>
      <Flex vertical gap={16} style={{ minWidth: 0 }}>
        <Area title={t('guest.legend')}>
          <Flex vertical gap="middle">
            <Flex wrap gap="small">
              <Button
                type="primary"
                disabled={isBusy}
                onClick={() => {
                  form.submit();
                }}
              >
                {isMounted ? t('acts.again') : t('acts.mount')}
              </Button>
              <Button
                disabled={isBusy}
                onClick={() => {
                  void form.validateFields().then(simulation.check, () => undefined);
                }}
              >
                {t('acts.check')}
              </Button>
              {isMounted && (
                <>
                  <Button onClick={simulation.sayGarbage}>{t('behaviour.garbage')}</Button>
                  <Button
                    onClick={() => {
                      form.setFieldValue('token', '');
                      onChange({ ...form.getFieldsValue(), token: '' });
                    }}
                  >
                    {t('behaviour.emptyToken')}
                  </Button>
                  <Button onClick={simulation.unmount}>{t('acts.unmount')}</Button>
                </>
              )}
            </Flex>
            <Note>
              {onStage.what === 'nothing' && <EmptyState text={t('guest.nothing')} />}
              {onStage.what === 'check' && (
                <Flex gap="small" align="center">
                  <Spin size="small" />
                  {t('report.running')}
                </Flex>
              )}
              {onStage.what === 'failed' && (
                <Alert type="error" showIcon title={t('guest.failed')} description={onStage.reason} />
              )}
              {onStage.what === 'broken-check' && (
                <Alert type="error" showIcon title={t('report.broken', { reason: onStage.reason })} />
              )}
            </Note>
            {onStage.what === 'report' && <SimulatorReport report={onStage.report} />}
            <section aria-label={t('guest.stage')} ref={stage} />
          </Flex>
        </Area>
        <Area title={t('log.title')}>
          <SimulatorLog entries={log} onClear={simulation.clearLog} />
        </Area>
      </Flex>
    </div>
  );
}

/** A screen reader hears what becomes of the guest. */
function Note({ children }: { children: ReactNode }) {
  return <div role="status">{children}</div>;
}

function Area({ title, children }: { title: string; children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <Card style={{ minWidth: 0 }} styles={{ body: { padding: token.padding } }}>
      <Typography.Title level={2} style={{ fontSize: token.fontSizeLG, marginTop: 0 }}>
        {title}
      </Typography.Title>
      {children}
    </Card>
  );
}
