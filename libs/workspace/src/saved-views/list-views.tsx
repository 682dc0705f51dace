import CheckOutlined from '@ant-design/icons/CheckOutlined';
import { clipText } from '@console/i18n';
import { ConfirmDialog, useUi, VISUALLY_HIDDEN } from '@console/ui';
import type { ListViewsProps } from '@console/ui/shell';
import { Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedViews, type ListedView } from './use-saved-views';
import { ViewDialog } from './view-dialog';
import { ViewsButton } from './views-button';

type Items = NonNullable<MenuProps['items']>;

/** Prefix of the menu keys of views. */
const VIEW = 'view:';
const CHANGE = { change: true };

/** The menu of a list's views: open, save, change, delete. */
export function ListViews({ table, views, columns }: ListViewsProps) {
  const { t } = useTranslation('workspace');
  const button = useRef<HTMLButtonElement>(null);
  // Replaces a button that was pressed, unless a view is open.
  const [isOpen, setOpen] = useState(views.id === '');
  const [dialog, setDialog] = useState<'create' | 'edit' | 'delete'>();
  const saved = useSavedViews(table);
  const { denialOf, explanation } = useUi().useActionAccess();
  const denial = denialOf(CHANGE);
  const opened = saved.views.find(({ id }) => id === views.id);
  const isLoading = saved.isFetching && saved.views.length === 0;
  const isChanged = opened !== undefined && !views.isShown(opened);
  const current = opened ? views.current : { ...views.current, columns };

  const actions = {
    all: () => views.open(null),
    retry: () => void saved.refetch(),
    save: () => {
      if (opened) void saved.save(opened, current);
    },
    discard: () => {
      if (opened) views.open(opened);
    },
    create: () => setDialog('create'),
    edit: () => setDialog('edit'),
    delete: () => setDialog('delete'),
  };
  type Action = keyof typeof actions;
  const CHANGING: readonly Action[] = ['save', 'create', 'edit', 'delete'];
  const isAction = (key: string): key is Action => Object.hasOwn(actions, key);

  const onOpenChange = (next: boolean) => {
    setOpen(next);
    // The focused entry unmounts with its menu.
    if (!next) button.current?.focus();
  };

  const onChoose = (key: string) => {
    onOpenChange(false);
    if (!isAction(key)) views.open(saved.views.find(({ id }) => key === VIEW + id) ?? null);
    else if (denial && !saved.inBrowser && CHANGING.includes(key)) denial.explain(t('views.title'));
    else actions[key]();
  };

  const entryOf = (view: ListedView) => ({
    key: VIEW + view.id,
    icon: <Checked checked={view === opened} />,
    label: <ViewLabel view={view} isOpen={view === opened} />,
  });
  const mine = saved.views.filter(({ isMine }) => isMine);
  const others = saved.views.filter(({ isMine }) => !isMine);
  const items: Items = [
    { key: 'all', icon: <Checked checked={!opened} />, label: t('views.all') },
    ...group('mine', t('views.mine'), mine.map(entryOf)),
    ...group('others', t('views.shared'), others.map(entryOf)),
    ...(saved.error && !saved.isFetching
      ? [
          { key: 'failed', disabled: true, label: t('views.failed') },
          { key: 'retry', label: t('views.retry') },
        ]
      : []),
    { key: 'line', type: 'divider' },
    ...(isChanged && opened.isMine ? [{ key: 'save', label: t('views.save', { name: opened.name }) }] : []),
    ...(isChanged ? [{ key: 'discard', label: t('views.discard') }] : []),
    { key: 'create', label: t('views.create') },
    ...(opened?.isMine
      ? [
          { key: 'edit', label: t('views.edit') },
          { key: 'delete', label: t('views.delete'), danger: true },
        ]
      : []),
  ];

  return (
    <>
      <Dropdown
        // Entries that move lose the focus, and a click that has begun.
        open={isOpen && !isLoading}
        autoFocus
        trigger={['click']}
        onOpenChange={onOpenChange}
        menu={{
          items,
          onClick: ({ key }) => onChoose(key),
          style: { maxWidth: 320, maxHeight: '70vh', overflowY: 'auto' },
        }}
      >
        <ViewsButton
          ref={button}
          name={opened?.name}
          changed={isChanged}
          open={isOpen}
          loading={isOpen && isLoading}
        />
      </Dropdown>
      {explanation}
      {(dialog === 'create' || (dialog === 'edit' && opened)) && (
        <ViewDialog
          table={table}
          view={dialog === 'edit' ? opened : undefined}
          initialValues={
            dialog === 'edit' && opened
              ? { name: opened.name, density: opened.density, shared: opened.shared }
              : { name: '', density: current.density, shared: false }
          }
          canShare={!saved.inBrowser}
          run={(values, latest) =>
            dialog === 'edit' && opened
              ? saved.update(latest ?? opened, values)
              : saved.create({ ...current, ...values })
          }
          readLatest={saved.readLatest}
          onDone={(view) => {
            views.open(dialog === 'edit' ? { ...views.current, id: view.id, density: view.density } : view);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      <ConfirmDialog
        open={dialog === 'delete' && opened !== undefined}
        title={t('views.deleteTitle', { name: opened?.name })}
        action={t('views.deleteAction')}
        danger
        run={() => (opened ? saved.remove(opened) : { data: true })}
        onDone={() => views.open({ ...views.current, id: '' })}
        onClose={() => setDialog(undefined)}
      >
        {opened?.shared ? t('views.deleteShared') : t('views.deleteEffect')}
      </ConfirmDialog>
    </>
  );
}

function group(key: string, label: string, children: Items): Items {
  return children.length > 0 ? [{ key, type: 'group', label, children }] : [];
}

function Checked({ checked }: { checked: boolean }) {
  return <CheckOutlined aria-hidden style={{ visibility: checked ? 'visible' : 'hidden' }} />;
}

function ViewLabel({ view: { name, isMine, owner, shared }, isOpen }: { view: ListedView; isOpen: boolean }) {
  const { t } = useTranslation('workspace');
  const detail = isMine ? shared && t('views.isShared') : t('views.by', { owner: clipText(owner) });
  return (
    <>
      <bdi style={{ overflowWrap: 'anywhere' }}>{clipText(name)}</bdi>
      {detail !== false && <small> · {detail}</small>}
      {isOpen && <span style={VISUALLY_HIDDEN}>, {t('views.isOpen')}</span>}
    </>
  );
}
