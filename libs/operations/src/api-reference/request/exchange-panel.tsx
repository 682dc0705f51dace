import { FactList, CopyText, FailureAlert, StatusTag, useFailureLines } from '@console/ui';
import { Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '../../api/document-api';
import { CodeBlock } from './code-block';
import { holdsSecrets, maskSecrets } from './mask-secrets';

/** Characters of a response that are shown. */
const SHOWN_CHARACTERS = 100_000;

interface ExchangePanelProps {
  exchange: Exchange | undefined;
  isSending: boolean;
  onClear: () => void;
}

/** Status, headers and body of a response, with secrets masked. */
export function ExchangePanel({ exchange, isSending, onClear }: ExchangePanelProps) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  return (
    <div style={{ marginTop: token.margin }}>
      {/* There before anything is said in it. */}
      <div role="status" aria-busy={isSending}>
        {exchange && <Outcome exchange={exchange} />}
      </div>
      {exchange?.reply && <Reply key={exchange.reply.milliseconds} reply={exchange.reply} />}
      {exchange && (
        <Button size="small" style={{ marginTop: token.marginSM }} onClick={onClear}>
          {t('document.try.clear')}
        </Button>
      )}
    </div>
  );
}

function Outcome({ exchange: { reply, error } }: { exchange: Exchange }) {
  const { t } = useTranslation('operations');
  const failureLines = useFailureLines();
  if (!reply) return <FailureAlert lines={error ? failureLines(error) : []} />;
  const { status, milliseconds } = reply;
  return (
    <StatusTag
      tone={status < 400 ? 'done' : 'critical'}
      label={t('document.try.received', { status, milliseconds: Math.round(milliseconds) })}
    />
  );
}

function Reply({ reply: { headers, body } }: { reply: NonNullable<Exchange['reply']> }) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const [uncovered, setUncovered] = useState(false);
  const secret = holdsSecrets(body);
  const text =
    body === undefined ? undefined : JSON.stringify(secret && !uncovered ? maskSecrets(body) : body, null, 2);
  const cut = text !== undefined && text.length > SHOWN_CHARACTERS;

  return (
    <Flex vertical gap={token.marginSM} style={{ marginTop: token.marginSM }}>
      <FactList
        facts={Object.entries(headers).map(([name, value]) => ({
          label: name,
          value: <CopyText text={value} />,
        }))}
      />
      {secret && (
        <div>
          <Button size="small" aria-pressed={uncovered} onClick={() => setUncovered(!uncovered)}>
            {t('document.try.showSecrets')}
          </Button>
        </div>
      )}
      {text === undefined ? (
        <p>{t('document.try.noJson')}</p>
      ) : (
        <>
          {cut && <p style={{ margin: 0 }}>{t('document.try.cut')}</p>}
          <CodeBlock label={t('document.try.response')} text={text.slice(0, SHOWN_CHARACTERS)} whole={text} />
        </>
      )}
    </Flex>
  );
}
