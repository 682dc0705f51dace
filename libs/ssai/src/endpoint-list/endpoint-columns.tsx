import { useKeepQuery } from '@console/shell-layout';
import { PlainLink, TwoLines, useZone } from '@console/ui';
import { timeColumn, type ResourceColumn, statusColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import type { SsaiEndpoint } from '../contract';
import { endpointPath } from '../ssai-paths';
import { hostOf } from '../host-of';
import { useSsaiTexts } from '../use-ssai-texts';

/** @param appId The app whose endpoints are listed; default: every app. */
export function useEndpointColumns(appId: string | undefined): ResourceColumn<SsaiEndpoint>[] {
  const { t } = useTranslation('ssai');
  const texts = useSsaiTexts();
  const zone = useZone();
  const keepQuery = useKeepQuery();

  return [
    {
      key: 'name',
      title: t('name'),
      sortable: true,
      render: ({ id, name, appName }) => {
        const to = keepQuery(endpointPath(appId, id));
        return appId === undefined ? (
          <TwoLines main={name} detail={appName} to={to} />
        ) : (
          <PlainLink to={to}>
            <bdi>{name}</bdi>
          </PlainLink>
        );
      },
      text: ({ name }) => name,
      exports: [
        { title: t('name'), text: ({ name }) => name },
        { title: t('app'), text: ({ appId: app }) => app },
        { title: t('id'), text: ({ id }) => id },
      ],
    },
    statusColumn({ key: 'status', title: t('status'), status: (endpoint) => texts.status(endpoint) }),
    {
      key: 'stream',
      title: t('origin'),
      render: ({ stream }) => <bdi>{stream.name}</bdi>,
      text: ({ stream }) => stream.name,
    },
    {
      key: 'breakSource',
      title: t('breaks.title'),
      render: (endpoint) => texts.source(endpoint),
    },
    timeColumn({ key: 'nextBreakAt', title: t('nextBreak'), zone, relative: true }),
    {
      key: 'adServerUrl',
      priority: 'secondary',
      title: t('adServer'),
      render: ({ adServerUrl }) => <bdi>{hostOf(adServerUrl)}</bdi>,
      text: ({ adServerUrl }) => adServerUrl,
    },
    {
      key: 'filler',
      priority: 'secondary',
      title: t('filler'),
      render: ({ filler }) => t(`fillers.${filler}`),
    },
  ];
}
