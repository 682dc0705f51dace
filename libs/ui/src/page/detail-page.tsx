import { hasStatus } from '@console/http';
import { Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { BackLink } from '../links/back-link';
import { CopyText } from '../display/copy-text';
import { type QueryResult, QueryState } from '../display/query-state';
import { PageHeader } from './page-header';
import { PageTabs, type Tab } from './page-tabs';

/** What the page says of a thing once it is there. */
interface DetailParts {
  title: string;
  /** One sentence below the title. */
  subtitle?: ReactNode;
  /** Status tags next to the title. */
  tags?: ReactNode;
  /** What other people and programs call it; can be copied. */
  id?: string;
  /** What can be done with it. */
  actions?: ReactNode;
}

interface DetailPageProps<Thing> {
  result: QueryResult<Thing>;
  /** What kind of thing this is about, for the title until the thing itself is there. */
  kind: string;
  /** Where "Back" leads when the address remembers no place. */
  backTo: string;
  tabs?: readonly Tab[];
  head: (thing: Thing) => DetailParts;
  /** What a missing thing is called: "There is no such app". */
  notFound: string;
  /** Why there is nothing to see: "The app could not be loaded". */
  failed: string;
  children: (thing: Thing) => ReactNode;
}

/**
 * The frame of a page about one thing: its head and its tabs, and whatever there is instead while it loads, where it does
 * not exist, or where it could not be loaded. What was loaded stays when asking again fails, unless it is gone.
 */
export function DetailPage<Thing>(props: DetailPageProps<Thing>) {
  const { result, kind, backTo, tabs = [], head, notFound, failed, children } = props;
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
          <QueryState result={{ ...result, currentData: thing }} failed={failed} missing={notFound}>
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
