import { clipText } from '@console/i18n';
import { type ResourceColumn } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { DeletedAppTag } from '../billed-app/deleted-app-tag';
import { USAGE_KINDS } from '../contract';
import type { AppUsage, UsageKind } from '../contract';
import { kindAmounts } from './period-use';
import { usageNumber } from './usage-text';
import { useUsageTexts } from './use-usage-texts';

/** All kinds of an app's use, and of one kind what it was before. */
export function useAppColumns(kind: UsageKind): ResourceColumn<AppUsage>[] {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const texts = useUsageTexts();
  const [params] = useSearchParams();
  const ofApp = (appId: string) => {
    const query = new URLSearchParams(params);
    for (const name of ['view', 'rows', 'page']) query.delete(name);
    query.set('appId', appId);
    return `?${query.toString()}`;
  };

  return [
    {
      key: 'app',
      title: t('usage.columns.app'),
      render: (app) => (
        <>
          <bdi style={{ fontWeight: token.fontWeightStrong }}>
            <Link to={ofApp(app.appId)}>{clipText(app.appName)}</Link>
          </bdi>
          <DeletedAppTag app={app} />
        </>
      ),
      text: ({ appName }) => appName,
    },
    ...USAGE_KINDS.map((name): ResourceColumn<AppUsage> => ({
      key: name,
      title: t(`usage.columns.${name}`),
      align: 'end',
      render: ({ total }) => texts.figure(name, kindAmounts(total)[name]),
      text: ({ total }) => usageNumber(name, kindAmounts(total)[name]),
    })),
    {
      key: 'before',
      title: t('usage.columns.before', { column: t(`usage.columns.${kind}`) }),
      align: 'end',
      render: ({ previous }) => texts.figure(kind, kindAmounts(previous)[kind]),
      text: ({ previous }) => usageNumber(kind, kindAmounts(previous)[kind]),
    },
    {
      key: 'change',
      title: t('usage.columns.change'),
      render: ({ total, previous }) => texts.change(kindAmounts(total)[kind], kindAmounts(previous)[kind]),
    },
  ];
}
