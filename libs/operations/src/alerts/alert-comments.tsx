import { DateTime, QueryState, useUi, useZone } from '@console/ui';
import { FormField, OperationForm } from '@console/ui/form';
import { Section, SectionBody } from '@console/ui/overview';
import { useConsole } from '@console/shell-layout';
import { Flex, Input, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCommentOnAlertMutation, useListAlertCommentsQuery } from '../api/alerts-api';
import { AlertCommentDto, type AlertComment } from '../contract';
import { useAlertsAccess } from './use-alerts-access';

/** The discussion of an alert; it stays open after the alert is over. */
export function AlertComments({ id }: { id: string }) {
  const { t } = useTranslation('operations');
  const { config } = useConsole();
  const { appId, changes } = useAlertsAccess();
  const { denialOf } = useUi().useActionAccess();
  const [comment] = useCommentOnAlertMutation();
  const result = useListAlertCommentsQuery(
    { id, appId },
    { pollingInterval: config.alertsPollSeconds * 1000, skipPollingIfUnfocused: true },
  );

  return (
    <Section title={t('alerts.comments.title')}>
      <SectionBody>
        <QueryState result={result} failed={t('alerts.comments.failed')} rows={2}>
          {({ data }) => <CommentList comments={data} />}
        </QueryState>
        {!denialOf(changes) && (
          <OperationForm
            schema={AlertCommentDto}
            initialValues={{ text: '' }}
            run={(body) => comment({ id, appId, body })}
            // Empties the field for the next comment.
            saved={() => ({ values: { text: '' }, etag: '' })}
            onDone={() => undefined}
            submitLabel={t('alerts.comments.submit')}
            draftKey={`alerts:comment ${id}`}
          >
            <FormField name="text" label={t('alerts.comments.new')}>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
            </FormField>
          </OperationForm>
        )}
      </SectionBody>
    </Section>
  );
}

function CommentList({ comments }: { comments: readonly AlertComment[] }) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const zone = useZone();
  if (comments.length === 0) {
    return <p style={{ marginTop: 0, color: token.colorTextDescription }}>{t('alerts.comments.none')}</p>;
  }
  return (
    <Flex
      component="ul"
      vertical
      gap={token.margin}
      style={{ margin: `0 0 ${String(token.margin)}px`, padding: 0, listStyle: 'none' }}
    >
      {comments.map(({ id, at, by, text }) => (
        <li key={id}>
          <Flex gap={token.marginXS} wrap justify="space-between">
            <bdi style={{ fontWeight: token.fontWeightStrong }}>{by}</bdi>
            <span style={{ color: token.colorTextDescription }}>
              <DateTime value={at} zone={zone} relative />
            </span>
          </Flex>
          <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</div>
        </li>
      ))}
    </Flex>
  );
}
