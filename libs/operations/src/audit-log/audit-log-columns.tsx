import { CutText, TwoLines, useZone } from '@console/ui';
import { timeColumn, type ResourceColumn } from '@console/ui/list';
import { useKeepQuery, useLinkFrom } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditLog } from '../contract';
import { auditEntryPath, auditLogPath } from './audit-log-paths';
import { useAuditLogAccess } from './use-audit-log-access';
import { useAuditTexts } from './use-audit-texts';

const SHORT_ID = 8;

export function useAuditLogColumns(): ResourceColumn<AuditLog>[] {
  const { t } = useTranslation('operations');
  const { appId: ofApp, isOfAllApps } = useAuditLogAccess();
  const texts = useAuditTexts();
  const zone = useZone();
  const keepQuery = useKeepQuery();
  const linkFrom = useLinkFrom();

  return [
    {
      key: 'action',
      title: t('auditLog.actionLabel'),
      sortable: true,
      render: ({ id, action, object, result }) => (
        <TwoLines
          main={texts.action(action)}
          detail={texts.object(object)}
          {...(result === 'refused' && { tag: texts.result(result) })}
          to={keepQuery(auditEntryPath(ofApp, id))}
          maxWidth={200}
        />
      ),
      text: ({ action, object }) => `${texts.action(action)} (${texts.object(object)})`,
      exports: [
        { title: t('auditLog.actionLabel'), text: ({ action }) => texts.action(action) },
        { title: t('auditLog.actionName'), text: ({ action }) => action },
        { title: t('auditLog.resultLabel'), text: ({ result }) => texts.result(result).label },
        { title: t('auditLog.status'), text: ({ status }) => status },
      ],
    },
    timeColumn({ key: 'at', title: t('auditLog.at', { zone }), zone, sortable: true }),
    {
      key: 'actor',
      title: t('auditLog.actor'),
      sortable: true,
      render: ({ actor }) => <CutText text={actor.email} />,
      text: ({ actor }) => actor.email,
    },
    {
      key: 'object',
      priority: 'secondary',
      title: t('auditLog.object'),
      render: ({ object }) => texts.objectType(object.type),
      exports: [
        { title: t('auditLog.object'), text: ({ object }) => texts.objectType(object.type) },
        { title: t('auditLog.objectName'), text: ({ object }) => object.name },
        { title: t('auditLog.objectId'), text: ({ object }) => object.id },
      ],
    },
    ...(isOfAllApps
      ? [
          {
            key: 'appId',
            title: t('auditLog.app'),
            sortable: true,
            render: ({ appId }: AuditLog) =>
              appId && (
                <Link to={linkFrom(auditLogPath(appId))}>
                  <code>{appId}</code>
                </Link>
              ),
            text: ({ appId }: AuditLog) => appId,
          },
        ]
      : []),
    { key: 'ip', priority: 'secondary', title: t('auditLog.ip'), render: ({ ip }) => ip ?? '–' },
    {
      key: 'requestId',
      priority: 'tertiary',
      title: t('auditLog.requestId'),
      render: ({ requestId }) => requestId && <code title={requestId}>{requestId.slice(0, SHORT_ID)}</code>,
      exports: [
        { title: t('auditLog.requestId'), text: ({ requestId }) => requestId },
        {
          title: t('auditLog.changes'),
          text: ({ changes }) =>
            changes
              .map(({ field, before, after }) =>
                t('auditLog.change', {
                  field: texts.field(field),
                  before: texts.value(before),
                  after: texts.value(after),
                }),
              )
              .join('\n'),
        },
      ],
    },
  ];
}
