import { EmptyState, useUnlockedPages } from '@console/shell-layout';
import { Flex, Input, theme } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openedCalls } from './opened-calls';
import type { GrantableApiGroup } from './use-grantable-api-groups';

/** From so many calls on there is a search. */
const MANY_CALLS = 10;

interface MemberRightsProps {
  /** Ids of the API groups that the group grants. */
  granted: readonly string[];
  apiGroups: readonly GrantableApiGroup[];
}

/** What members of a group may do: the places of the console that it opens to them, and the calls of the platform. */
export function MemberRights({ granted, apiGroups }: MemberRightsProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const [search, setSearch] = useState('');
  const places = useUnlockedPages()(granted);
  const all = openedCalls(apiGroups, granted, '');
  const found = openedCalls(apiGroups, granted, search);
  const many = all.reduce((sum, { operations }) => sum + operations.length, 0) > MANY_CALLS;
  const heading = { margin: 0, fontSize: token.fontSizeLG };
  const list = { margin: 0, paddingInlineStart: token.paddingLG };

  if (granted.length === 0) return <p>{t('groups.preview.nothing')}</p>;
  return (
    <Flex vertical gap={token.margin}>
      <h2 style={heading}>{t('groups.preview.places')}</h2>
      {places.length === 0 ? (
        <div>{t('groups.preview.noPlaces')}</div>
      ) : (
        <ul style={list}>
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      )}
      <h2 style={heading}>{t('groups.preview.calls')}</h2>
      {many && (
        <Input
          type="search"
          aria-label={t('groups.preview.search')}
          placeholder={t('groups.preview.search')}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
          }}
        />
      )}
      {found.length === 0 && <EmptyState text={t('groups.preview.noMatch')} />}
      {found.map((apiGroup) => (
        <OpenedByApiGroup key={apiGroup.apiGroupId} apiGroup={apiGroup} />
      ))}
    </Flex>
  );
}

function OpenedByApiGroup({ apiGroup: { name, description, operations } }: { apiGroup: GrantableApiGroup }) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} style={{ margin: 0 }}>
        {name}
      </h3>
      <div style={{ color: token.colorTextDescription }}>{description}</div>
      {operations.length === 0 ? (
        <div>{t('groups.preview.noCalls')}</div>
      ) : (
        <ul style={{ margin: 0, paddingInlineStart: token.paddingLG, overflowWrap: 'anywhere' }}>
          {operations.map(({ name: call, summary, method, path }) => (
            <li key={call}>
              {/* Written by the platform's developers, in English. */}
              <span lang="en">{summary}</span>{' '}
              <code style={{ color: token.colorTextDescription, fontSize: token.fontSizeSM }}>
                {method} {path}
              </code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
