import { ADMIN_APP_ID } from '@console/http';
import { DenialExplanationButton, type FieldSlotProps, useActionDenial } from '@console/shell-layout';
import type { Outcome } from '@console/ui';
import { FormDialog, FormField } from '@console/ui/form';
import { Input, Radio, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CreateSavedViewDto, SHARING_ACCESS, TABLE_DENSITIES } from '../contract';
import type { ListedView, ViewFields } from './use-saved-views';

const Form = CreateSavedViewDto.pick({ name: true, density: true, shared: true });
type Values = Pick<ViewFields, 'name' | 'density' | 'shared'>;

interface ViewDialogProps {
  /** The table's key. */
  table: string;
  /** The changed view; undefined for a new one. */
  view: ListedView | undefined;
  initialValues: Values;
  canShare: boolean;
  /** `latest`: the version that the user saw after a conflict. */
  run: (values: Values, latest?: ListedView) => PromiseLike<Outcome<ListedView>>;
  readLatest: (view: ListedView) => PromiseLike<Outcome<ListedView>>;
  onDone: (view: ListedView) => void;
  onClose: () => void;
}

/** Names a view, and sets its row height and who sees it. */
export function ViewDialog(props: ViewDialogProps) {
  const { table, view, initialValues, canShare, run, readLatest, onDone, onClose } = props;
  const { t } = useTranslation('workspace');
  const { t: shell } = useTranslation('shell');
  const { appId } = useParams();
  // A refetch may return a later version.
  const [edited] = useState(view);
  const denial = useActionDenial(
    appId === undefined || appId === ADMIN_APP_ID
      ? { permission: 'admin-management' }
      : { access: SHARING_ACCESS },
  );

  return (
    <FormDialog
      title={edited ? t('views.editTitle') : t('views.createTitle')}
      width={440}
      schema={Form}
      initialValues={initialValues}
      run={(values, etag) => run(values, edited && { ...edited, ...(etag !== undefined && { etag }) })}
      {...(edited && {
        readLatest: async () => {
          const { data, error } = await readLatest(edited);
          if (!data) return { error };
          const { name, density, shared, etag } = data;
          return { data: { values: { name, density, shared }, etag } };
        },
      })}
      onDone={(done) => {
        onClose();
        onDone(done);
      }}
      submitLabel={edited ? t('views.submitEdit') : t('views.submitCreate')}
      draftKey={`saved-view ${table} ${edited?.id ?? ''}`}
      closeTo={onClose}
    >
      <FormField name="name" label={t('views.name')}>
        <Input maxLength={60} autoComplete="off" />
      </FormField>
      <FormField name="density" label={shell('settings.density')}>
        <DensityChoice />
      </FormField>
      {canShare && (
        <FormField
          name="shared"
          label={t('views.share')}
          help={
            denial ? (
              <DenialExplanationButton denial={denial} what={t('views.share')} />
            ) : (
              t('views.shareHelp')
            )
          }
        >
          <Switch disabled={denial !== undefined} />
        </FormField>
      )}
    </FormDialog>
  );
}

/** The option of no density; antd's radios take no null. */
const MINE = 'mine';

function DensityChoice({ id, value, onChange }: FieldSlotProps<ViewFields['density']>) {
  const { t } = useTranslation('workspace');
  const { t: shell } = useTranslation('shell');
  return (
    <Radio.Group
      {...(id !== undefined && { id })}
      optionType="button"
      value={value ?? MINE}
      onChange={({ target }) => onChange?.(TABLE_DENSITIES.find((one) => one === target.value) ?? null)}
      options={[
        { value: MINE, label: t('views.myDensity') },
        ...TABLE_DENSITIES.map((one) => ({ value: one, label: shell(`settings.${one}`) })),
      ]}
    />
  );
}
