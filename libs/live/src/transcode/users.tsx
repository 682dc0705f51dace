import { useAppScope } from '@console/shell-layout';
import { PlainLink } from '@console/ui';
import { Row, RowList, Section } from '@console/ui/overview';
import { useTranslation } from 'react-i18next';
import { resourcePath, type TranscodeKind } from '../resource/resource-paths';

type UserKind = Exclude<TranscodeKind, 'presets'>;

interface UsersProps {
  /** Of the users. */
  kind: UserKind;
  users: readonly { id: string; name: string }[];
}

/** What uses the settings of a kind; nothing uses channels. */
export const USER_KINDS: Readonly<Partial<Record<TranscodeKind, UserKind>>> = {
  presets: 'profiles',
  profiles: 'templates',
  templates: 'channels',
};

/** Links to what uses a setting. */
export function UserList({ kind, users }: UsersProps) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  return (
    <RowList label={t('transcode.usedBy')}>
      {users.map(({ id, name }) => (
        <Row key={id}>
          <PlainLink to={resourcePath(`transcode/${kind}`, appId, id)}>
            <bdi>{name}</bdi>
          </PlainLink>
        </Row>
      ))}
    </RowList>
  );
}

export function UsersSection({ kind, users }: UsersProps) {
  const { t } = useTranslation('live');
  return (
    <Section title={t('transcode.usedBy')} aside={t(`transcode.${kind}.count`, { count: users.length })}>
      <UserList kind={kind} users={users} />
    </Section>
  );
}
