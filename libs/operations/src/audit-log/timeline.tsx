import { ADMIN_APP_ID } from '@console/http';
import { clipText, formatDay, isCalendarDay } from '@console/i18n';
import { DateTime, QueryState, StatusTag, useZone } from '@console/ui';
import { Row, RowList, RowsLoading, Section } from '@console/ui/overview';
import { useActionDenial, type ConsoleSlots } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListAuditLogsQuery } from '../api/audit-log-api';
import { AUDIT_LOG_ACCESS, type AuditLog } from '../contract';
import { SERVERS_LIVE } from '../servers/servers-live';
import { auditEntryPath, auditLogPath } from './audit-log-paths';
import { useAuditTexts } from './use-audit-texts';

type TimelineProps = ConsoleSlots['timeline'];

/** The latest audit entries of an object or an app, with a link to all of them. */
export function Timeline(props: TimelineProps) {
  const { t } = useTranslation('operations');
  const ofApp = useActionDenial({ access: AUDIT_LOG_ACCESS });
  const ofAllApps = useActionDenial({ permission: 'admin-management' });
  const denial = props.appId === undefined ? ofAllApps : ofApp;
  return denial ? null : <LatestEntries {...props} title={t('auditLog.timeline.title')} />;
}

interface LatestEntriesProps extends TimelineProps {
  title: string;
  boxed?: boolean;
}

/** For users who may read the log. */
export function LatestEntries({
  appId = ADMIN_APP_ID,
  object,
  events = [],
  rows = 5,
  title,
  boxed = false,
}: LatestEntriesProps) {
  const { t } = useTranslation('operations');
  const filters = object && { objectType: object.type, objectId: object.id };
  const query = filters ? `?${new URLSearchParams(filters).toString()}` : '';
  const result = useListAuditLogsQuery(
    {
      sort: '-at',
      page: 1,
      perPage: rows,
      ...(appId !== ADMIN_APP_ID && { appId }),
      customFields: { ...(appId !== ADMIN_APP_ID && { appId }), ...filters },
    },
    { ...SERVERS_LIVE, refetchOnMountOrArgChange: true },
  );

  return (
    <Section
      title={title}
      boxed={boxed}
      more={{ to: auditLogPath(appId) + query, label: t('auditLog.timeline.all') }}
    >
      <QueryState
        result={result}
        failed={t('auditLog.timeline.failed')}
        loading={<RowsLoading rows={rows} />}
      >
        {({ data }) => {
          const moments = [...data, ...events].toSorted((one, other) => other.at.localeCompare(one.at));
          return (
            <RowList>
              {moments.map((moment) =>
                'text' in moment ? (
                  <EventRow key={moment.at + moment.text} {...moment} />
                ) : (
                  <EntryRow
                    key={moment.id}
                    entry={moment}
                    to={auditEntryPath(appId, moment.id) + query}
                    isOfObject={object !== undefined}
                  />
                ),
              )}
              {moments.length === 0 && <Row>{t('auditLog.timeline.empty')}</Row>}
            </RowList>
          );
        }}
      </QueryState>
    </Section>
  );
}

function EventRow({ at, text }: { at: string; text: string }) {
  const zone = useZone();
  return (
    <Row end={isCalendarDay(at) ? formatDay(at) : <DateTime value={at} zone={zone} relative />}>{text}</Row>
  );
}

interface EntryRowProps {
  entry: AuditLog;
  to: string;
  isOfObject: boolean;
}

function EntryRow({ entry, to, isOfObject }: EntryRowProps) {
  const { token } = theme.useToken();
  const texts = useAuditTexts();
  const zone = useZone();
  const { at, action, actor, object, result } = entry;
  return (
    <Row end={<DateTime value={at} zone={zone} relative />}>
      <Link to={to}>{clipText(texts.action(action))}</Link>{' '}
      {result === 'refused' && <StatusTag {...texts.result(result)} />}{' '}
      <bdi style={{ color: token.colorTextSecondary }}>
        {!isOfObject && `${clipText(texts.object(object))} · `}
        {clipText(actor.email)}
      </bdi>
    </Row>
  );
}
