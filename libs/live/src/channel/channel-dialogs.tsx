import type { ObjectSchema } from '@console/http/contract';
import { AppInput } from '@console/shell-layout';
import { QueryDialog, type Outcome, type QueryResult, type Requirement } from '@console/ui';
import { FormDialog, FormField, latestOf } from '@console/ui/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import type { ChannelKind } from '../contract';
import { useAppScope } from '../use-app-scope';
import { channelListPath, channelPath } from './channel-paths';
import { useChannelArgs, type ChannelArgs } from './use-channel-args';

interface ChannelDialogProps<Schema extends ObjectSchema> {
  kind: ChannelKind;
  requires: Requirement;
  schema: Schema;
}

interface AddChannelDialogProps<Schema extends ObjectSchema> extends ChannelDialogProps<Schema> {
  title: string;
  /** Without the app. */
  initialValues: Partial<z.input<Schema>>;
  create: (
    args: Pick<ChannelArgs, 'appId'> & { body: z.output<Schema> },
  ) => PromiseLike<Outcome<{ id: string }>>;
  submitLabel: string;
  children: ReactNode;
}

/** Adds a channel to the app of the page or a chosen one, and opens its page. */
export function AddChannelDialog<Schema extends ObjectSchema>({
  kind,
  initialValues,
  create,
  children,
  ...dialog
}: AddChannelDialogProps<Schema>) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const navigate = useNavigate();
  return (
    <FormDialog
      {...dialog}
      initialValues={{ appId: appId ?? '', ...initialValues }}
      run={(body) => create({ appId, body })}
      onDone={({ id }) => void navigate(channelPath(kind, appId, id))}
      draftKey={`${kind}:add ${appId ?? ''}`}
      closeTo={channelListPath(kind, appId)}
    >
      <FormField name="appId" label={t('app')}>
        <AppInput label={t('app')} placeholder={t('add.chooseApp')} fixed={appId !== undefined} />
      </FormField>
      {children}
    </FormDialog>
  );
}

interface Channel {
  id: string;
  name: string;
  etag: string;
}

interface EditChannelDialogProps<
  Schema extends ObjectSchema,
  Found extends Channel,
> extends ChannelDialogProps<Schema> {
  result: QueryResult<Found>;
  valuesOf: (channel: Found) => Partial<z.input<Schema>>;
  update: (args: ChannelArgs & { body: z.output<Schema>; ifMatch: string }) => PromiseLike<Outcome<unknown>>;
  read: (args: ChannelArgs) => Parameters<typeof latestOf<Found, Partial<z.input<Schema>>>>[0];
  children: (channel: Found) => ReactNode;
}

/** Changes the channel of the route. */
export function EditChannelDialog<Schema extends ObjectSchema, Found extends Channel>({
  kind,
  result,
  valuesOf,
  update,
  read,
  children,
  ...dialog
}: EditChannelDialogProps<Schema, Found>) {
  const { t } = useTranslation('live');
  const args = useChannelArgs();
  const closeTo = channelPath(kind, args.appId, args.id);
  return (
    <QueryDialog
      result={result}
      item={result.currentData}
      title={t('edit.action')}
      closeTo={closeTo}
      failed={t('channel.failed')}
      missing={t('channel.notFound')}
    >
      {(channel) => (
        <FormDialog
          {...dialog}
          key={channel.id}
          title={t('edit.title', { name: channel.name })}
          initialValues={valuesOf(channel)}
          run={(body, etag) => update({ ...args, body, ifMatch: etag ?? channel.etag })}
          readLatest={() => latestOf(read(args), valuesOf)}
          submitLabel={t('edit.submit')}
          draftKey={`${kind}:edit ${channel.id}`}
          closeTo={closeTo}
        >
          {children(channel)}
        </FormDialog>
      )}
    </QueryDialog>
  );
}
