import { useAppScope } from '@console/shell-layout';
import { CopyText, DateTime, DetailPage, FactList, PageActions, useZone, type PageAction } from '@console/ui';
import { LastUpdated, StaleNotice } from '@console/ui/list';
import { OverviewColumns, Section, SectionBody } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { resourceListPath, type TranscodeKind } from '../resource/resource-paths';
import { USER_KINDS, UsersSection } from './users';

interface Setting {
  id: string;
  appName: string;
  name: string;
  usedBy: readonly { id: string; name: string }[];
  updatedAt: string;
}

type Result<Item> = ComponentProps<typeof DetailPage<Item>>['result'] & ComponentProps<typeof LastUpdated>;

interface TranscodePageProps<Item extends Setting> {
  kind: TranscodeKind;
  result: Result<Item>;
  actionsOf: (item: Item) => PageAction[];
  dialogs: ReactNode;
  tags?: (item: Item) => ReactNode;
  facts: (item: Item) => ComponentProps<typeof FactList>['facts'];
  /** Above the facts in the narrow column. */
  figures?: (item: Item) => ReactNode;
  main?: (item: Item) => ReactNode;
}

/** The page of a setting: what it is, and what uses it. */
export function TranscodePage<Item extends Setting>({
  kind,
  result,
  actionsOf,
  dialogs,
  tags,
  facts,
  figures,
  main,
}: TranscodePageProps<Item>) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const zone = useZone();
  const users = USER_KINDS[kind];
  return (
    <>
      <DetailPage
        result={result}
        kind={t(`transcode.${kind}.one`)}
        backTo={resourceListPath(`transcode/${kind}`, appId)}
        head={(item) => ({
          title: item.name,
          tags: tags?.(item),
          subtitle: (
            <>
              <bdi>{item.appName}</bdi>
              <LastUpdated {...result} />
            </>
          ),
          actions: <PageActions actions={actionsOf(item)} />,
        })}
        notFound={t('transcode.notFound')}
        failed={t('transcode.failed')}
      >
        {(item) => (
          <Flex vertical gap={token.margin}>
            <StaleNotice {...result} />
            <OverviewColumns
              aside={
                <>
                  {figures?.(item)}
                  <Section title={t('facts')}>
                    <SectionBody>
                      <FactList
                        dense
                        facts={[
                          ...facts(item),
                          {
                            label: t('transcode.updatedAt'),
                            value: <DateTime value={item.updatedAt} zone={zone} />,
                          },
                          { label: t('id'), value: <CopyText text={item.id} /> },
                        ]}
                      />
                    </SectionBody>
                  </Section>
                  {users && <UsersSection kind={users} users={item.usedBy} />}
                </>
              }
            >
              {main?.(item)}
            </OverviewColumns>
          </Flex>
        )}
      </DetailPage>
      {dialogs}
      <Outlet />
    </>
  );
}
