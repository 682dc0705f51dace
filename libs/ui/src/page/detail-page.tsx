import { hasStatus } from '@console/http';
import { Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../links/back-link';
import { LinkButton } from '../links/link-button';
import { CopyText } from '../display/copy-text';
import { type QueryResult, QueryState } from '../display/query-state';
import { PageHeader } from './page-header';
import { PageTabs, type Tab } from './page-tabs';

/** The header of a loaded item. */
interface DetailParts {
  title: string;
  subtitle?: ReactNode;
  /** Status tags next to the title. */
  tags?: ReactNode;
  /** Identifier with a copy button. */
  id?: string;
  actions?: ReactNode;
}

interface DetailPageProps<Thing> {
  result: QueryResult<Thing>;
  /** The kind of item, titling the page until it has loaded. */
  kind: string;
  /** The fallback target of "Back". */
  backTo: string;
  tabs?: readonly Tab[];
  head: (thing: Thing) => DetailParts;
  /** "There is no such app". */
  notFound: string;
  /** "Couldn’t load the app". */
  failed: string;
  children: (thing: Thing) => ReactNode;
}

/**
 * The frame of an item's page: header and tabs, or the loading, missing or failed state. Loaded data stays
 * when a refetch fails, except on 404.
 */
export function DetailPage<Thing>(props: DetailPageProps<Thing>) {
  const { result, kind, backTo, tabs = [], head, notFound, failed, children } = props;
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const thing = hasStatus(result.error, 404) ? undefined : result.currentData;

  return (
    <>
      <div style={{ marginBottom: token.marginXS, marginInlineStart: -token.padding }}>
        <BackLink otherwise={backTo} />
      </div>
      {thing === undefined ? (
        <>
          <PageHeader title={kind} />
          <QueryState
            result={{ ...result, currentData: thing }}
            failed={failed}
            missing={notFound}
            missingAction={<LinkButton to={backTo}>{t('detail.toList')}</LinkButton>}
          >
            {() => null}
          </QueryState>
        </>
      ) : (
        <>
          <DetailHead {...head(thing)} />
          {tabs.length > 0 && <PageTabs tabs={tabs} />}
          {children(thing)}
        </>
      )}
    </>
  );
}

function DetailHead({ title, subtitle, tags, id, actions }: DetailParts) {
  const { token } = theme.useToken();
  return (
    <PageHeader
      title={title}
      actions={
        actions !== undefined && (
          <Flex gap={token.marginXS} wrap>
            {actions}
          </Flex>
        )
      }
      description={
        (subtitle !== undefined || tags !== undefined || id !== undefined) && (
          <Flex align="center" gap={`${String(token.marginXXS)}px ${String(token.margin)}px`} wrap>
            {tags}
            {id !== undefined && <CopyText text={id} />}
            {subtitle}
          </Flex>
        )
      }
    />
  );
}
