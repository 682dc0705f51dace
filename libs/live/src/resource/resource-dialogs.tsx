import type { ObjectSchema } from '@console/http/contract';
import { AppField, useAppScope } from '@console/shell-layout';
import type { Outcome, Requirement } from '@console/ui';
import { FormDialog, ItemFormDialog, type ItemFormDialogProps } from '@console/ui/form';
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
      <AppField />
      {children}
    </FormDialog>
  );
}

interface Resource {
  id: string;
  name: string;
  etag: string;
}

interface EditResourceDialogProps<Schema extends ObjectSchema, Found extends Resource>
  extends
    ResourceDialogProps<Schema>,
    Pick<ItemFormDialogProps<Schema, Found, Found, unknown>, 'result' | 'valuesOf' | 'children'> {
  update: (args: ResourceArgs & { body: z.output<Schema>; ifMatch: string }) => PromiseLike<Outcome<unknown>>;
}

/** Changes the channel or setting of the route. */
export function EditResourceDialog<Schema extends ObjectSchema, Found extends Resource>({
  kind,
  update,
  ...dialog
}: EditResourceDialogProps<Schema, Found>) {
  const { t } = useTranslation('live');
  const args = useResourceArgs();
  return (
    <ItemFormDialog
      {...dialog}
      title={t('edit.action')}
      titleOf={({ name }) => t('edit.title', { name })}
      itemOf={(resource) => resource}
      run={(body, ifMatch) => update({ ...args, body, ifMatch })}
      submitLabel={t('edit.submit')}
      draftKey={`${kind}:edit`}
      closeTo={resourcePath(kind, args.appId, args.id)}
    />
  );
}
