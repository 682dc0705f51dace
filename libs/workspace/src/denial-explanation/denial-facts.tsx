import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { ADMIN_APP_ID } from '@console/http';
import { type ConsoleSlots, TWO_FACTOR_PATH, useApiGroups, useAppDetail } from '@console/shell-layout';
import type { Helpers } from '@console/shell-layout/contract';
import { type Denial, useAccess, useMenuParams } from '@console/shell-layout/menu';
import { FactList, LinkButton, useCopy } from '@console/ui';
import { Button, Flex, theme } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const HELPERS = {
  permission: 'access',
  edition: 'subscription',
  card: 'subscription',
  'view-only': 'accounts',
  'own-account': 'accounts',
  'higher-account': 'accounts',
} as const satisfies Partial<Record<Denial['kind'], keyof Helpers>>;

/** "Why can't I?": requirements, the user's permissions, who can help, and a request text. */
export function DenialFacts({ denial, ...more }: ConsoleSlots['denialFacts']) {
  return denial && <Facts denial={denial} {...more} />;
}

function Facts({ denial, what, appId }: ConsoleSlots['denialFacts'] & { denial: Denial }) {
  const { t } = useTranslation('workspace');
  const { token } = theme.useToken();
  const ofSubscription = denial.kind === 'edition' || denial.kind === 'card';
  const isOwn = denial.kind === 'permission' && denial.own === true;
  const params = useMenuParams();
  const app = useAppDetail(ofSubscription || isOwn ? (appId ?? params.appId) : ADMIN_APP_ID);
  const { user, group: adminGroup } = useAccess();
  const group = isOwn ? app.group : adminGroup;
  const { anyOf, allOf } = useApiGroups();

  const held = group?.permission.map((entry) => entry.apiGroupId) ?? [];
  const heldText = () => {
    switch (denial.kind) {
      case 'permission':
      case 'higher-account':
      case 'closed':
        if (!group) return undefined;
        if (group.name === '')
          return t('denial.held.noMembership', { app: app.subscription?.name ?? app.appId });
        return held.length > 0
          ? t('denial.held.groups', { group: group.name, groups: allOf(held) })
          : t('denial.held.noGroups', { group: group.name });
      case 'edition':
      case 'card':
      case 'view-only':
      case 'own-account':
      case 'two-factor':
        return t(`denial.held.${denial.kind}`);
    }
  };
  const having = heldText();
  const required = () => {
    switch (denial.kind) {
      case 'permission':
        return t('denial.required.permission', { groups: anyOf(denial.anyOf) });
      case 'higher-account':
        return t('denial.required.higher-account', { groups: allOf(denial.missing) });
      default:
        return t(`denial.required.${denial.kind}`);
    }
  };
  const facts = [
    { label: t('denial.requiredLabel'), value: required() },
    ...(having === undefined ? [] : [{ label: t('denial.heldLabel'), value: having }]),
  ];

  if (denial.kind === 'two-factor') {
    return (
      <Flex vertical align="start" gap={token.margin}>
        <FactList facts={facts} />
        <LinkButton to={TWO_FACTOR_PATH}>{t('denial.setUpTwoFactor')}</LinkButton>
      </Flex>
    );
  }
  if (denial.kind === 'closed') return <FactList facts={facts} />;

  const isForOthers = denial.kind === 'own-account' || denial.kind === 'higher-account';
  const helpers = (app.helpers?.[HELPERS[denial.kind]] ?? []).filter(
    (email) => !isForOthers || email !== user?.email,
  );
  const isHelper = (user && helpers.includes(user.email)) || (ofSubscription && app.mayManage);
  const request = t(`denial.request.${denial.kind}`, {
    email: user?.email ?? '',
    app: app.subscription?.name ?? app.appId,
    appId: app.appId,
    ...(denial.kind === 'permission' && { groups: anyOf(denial.anyOf) }),
  });
  const who = helpers.map((email) => (email === user?.email ? t('denial.you', { email }) : email));
  return (
    <Flex vertical gap={token.margin}>
      <FactList
        facts={[
          ...facts,
          {
            label: t('denial.whoLabel'),
            value:
              who.length > 0 ? who.map((name) => <div key={name}>{name}</div>) : t('denial.administrator'),
          },
        ]}
      />
      {!isHelper && (
        <RequestText
          text={what === undefined ? request : `${request} ${t('denial.request.purpose', { what })}`}
        />
      )}
    </Flex>
  );
}

function RequestText({ text }: { text: string }) {
  const { t } = useTranslation('workspace');
  const { token } = theme.useToken();
  const copy = useCopy();
  const labelId = useId();
  return (
    <Flex vertical align="start" gap={token.marginXS}>
      <span id={labelId} style={{ color: token.colorTextDescription }}>
        {t('denial.message')}
      </span>
      <blockquote
        aria-labelledby={labelId}
        style={{
          margin: 0,
          paddingInlineStart: token.paddingSM,
          borderInlineStart: `3px solid ${token.colorBorder}`,
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </blockquote>
      <Button
        size="small"
        icon={<CopyOutlined aria-hidden />}
        onClick={() => {
          void copy(text);
        }}
      >
        {t('denial.copyMessage')}
      </Button>
    </Flex>
  );
}
