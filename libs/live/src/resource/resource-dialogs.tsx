import type { ObjectSchema } from '@console/http/contract';
import { AppInput, useAppScope } from '@console/shell-layout';
import { QueryDialog, type Outcome, type QueryResult, type Requirement } from '@console/ui';
import { FormDialog, FormField, latestOf } from '@console/ui/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { resourceListPath, resourcePath, type ResourceKind } from './resource-paths';
import { useResourceArgs, type ResourceArgs } from './use-resource-args';

interface ResourceDialogProps<Schema extends ObjectSchema> {
  kind: ResourceKind;
  requires: Requirement;
  schema: Schema;
  /** Pixels; default: antd's width. */
  width?: number;
}

interface AddResourceDialogProps<Schema extends ObjectSchema> extends ResourceDialogProps<Schema> {
  title: string;
  /** Without the app. */
  initialValues: Partial<z.input<Schema>>;
  create: (
    args: Pick<ResourceArgs, 'appId'> & { body: z.output<Schema> },
  ) => PromiseLike<Outcome<{ id: string }>>;
  submitLabel: string;
  children: ReactNode;
}

/** Adds a channel or setting to the app of the page or a chosen one, and opens its page. */
export function AddResourceDialog<Schema extends ObjectSchema>({
  kind,
  initialValues,
  create,
  children,
  ...dialog
}: AddResourceDialogProps<Schema>) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const navigate = useNavigate();
  return (
    <FormDialog
      {...dialog}
      initialValues={{ appId: appId ?? '', ...initialValues }}
      run={(body) => create({ appId, body })}
      onDone={({ id }) => void navigate(resourcePath(kind, appId, id))}
      draftKey={`${kind}:add ${appId ?? ''}`}
      closeTo={resourceListPath(kind, appId)}
    >
      <FormField name="appId" label={t('app')}>
        <AppInput label={t('app')} placeholder={t('add.chooseApp')} fixed={appId !== undefined} />
      </FormField>
      {children}
    </FormDialog>
  );
}

interface Resource {
  id: string;
  name: string;
  etag: string;
}

interface EditResourceDialogProps<
  Schema extends ObjectSchema,
  Found extends Resource,
> extends ResourceDialogProps<Schema> {
  result: QueryResult<Found>;
  valuesOf: (resource: Found) => Partial<z.input<Schema>>;
  update: (args: ResourceArgs & { body: z.output<Schema>; ifMatch: string }) => PromiseLike<Outcome<unknown>>;
  read: (args: ResourceArgs) => Parameters<typeof latestOf<Found, Partial<z.input<Schema>>>>[0];
  failed: string;
  missing: string;
  children: (resource: Found) => ReactNode;
}

/** Changes the channel or setting of the route. */
export function EditResourceDialog<Schema extends ObjectSchema, Found extends Resource>({
  kind,
  result,
  valuesOf,
  update,
  read,
  failed,
  missing,
  children,
  ...dialog
}: EditResourceDialogProps<Schema, Found>) {
  const { t } = useTranslation('live');
  const args = useResourceArgs();
  const closeTo = resourcePath(kind, args.appId, args.id);
  return (
    <QueryDialog
      result={result}
      item={result.currentData}
      title={t('edit.action')}
      closeTo={closeTo}
      failed={failed}
      missing={missing}
    >
      {(resource) => (
        <FormDialog
          {...dialog}
          key={resource.id}
          title={t('edit.title', { name: resource.name })}
          initialValues={valuesOf(resource)}
          run={(body, etag) => update({ ...args, body, ifMatch: etag ?? resource.etag })}
          readLatest={() => latestOf(read(args), valuesOf)}
          submitLabel={t('edit.submit')}
          draftKey={`${kind}:edit ${resource.id}`}
          closeTo={closeTo}
        >
          {children(resource)}
        </FormDialog>
      )}
    </QueryDialog>
  );
}
