import { usePreferences } from '@console/shell-layout';
import { Flex, Modal, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { controlKey, Keys } from './keys';
import { useOpenPages } from './use-open-pages';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The keyboard shortcuts that the user can press. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation('workspace');
  const { token } = theme.useToken();
  const openPages = useOpenPages();
  const [{ singleKeys }] = usePreferences();
  const pages = openPages().flatMap(({ meta: { goKey }, name }) =>
    goKey === undefined ? [] : { keys: ['G', goKey.toUpperCase()], text: name },
  );
  const groups: { name: 'anywhere' | 'go' | 'lists'; shortcuts: { keys: string[]; text: string }[] }[] = [
    { name: 'anywhere', shortcuts: [{ keys: [controlKey(), 'K'], text: t('palette.title') }] },
  ];
  if (singleKeys) {
    groups[0]?.shortcuts.push(
      { keys: ['/'], text: t('shortcuts.search') },
      { keys: ['?'], text: t('shortcuts.title') },
    );
    groups.push(
      { name: 'go', shortcuts: pages },
      {
        name: 'lists',
        shortcuts: [
          { keys: ['J'], text: t('shortcuts.nextRow') },
          { keys: ['K'], text: t('shortcuts.previousRow') },
          { keys: ['X'], text: t('shortcuts.selectRow') },
          { keys: ['Enter'], text: t('shortcuts.openRow') },
        ],
      },
    );
  }

  return (
    <Modal
      open={open}
      onCancel={onClose}
      title={t('shortcuts.title')}
      footer={null}
      width={420}
      destroyOnHidden
    >
      {groups.map(({ name, shortcuts }) => (
        <section key={name} aria-labelledby={`shortcuts-${name}`} style={{ marginTop: token.margin }}>
          <h3
            id={`shortcuts-${name}`}
            style={{
              margin: 0,
              fontSize: token.fontSizeSM,
              fontWeight: 500,
              color: token.colorTextDescription,
            }}
          >
            {t(`shortcuts.groups.${name}`)}
          </h3>
          <dl style={{ margin: 0 }}>
            {shortcuts.map(({ keys, text }) => (
              <Flex key={text} align="center" justify="space-between" style={{ minHeight: 32 }}>
                <dt>{text}</dt>
                <dd style={{ margin: 0 }}>
                  <Keys keys={keys} />
                </dd>
              </Flex>
            ))}
          </dl>
        </section>
      ))}
      {!singleKeys && (
        <p style={{ marginBottom: 0, color: token.colorTextDescription }}>{t('shortcuts.off')}</p>
      )}
    </Modal>
  );
}
