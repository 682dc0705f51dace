import { DENSITIES, LAYOUT_MODES } from '@console/http';
import { isLanguage, LANGUAGES } from '@console/i18n';
import { focusFirstField } from '@console/ui/shell';
import { Flex, Modal, Radio, Switch, Typography } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MyAccessButton } from '../access/my-access-button';
import { useConsole, usePreferences } from '../services/console-services';
import { useChangeLanguage } from './use-change-language';

interface SettingsDialogProps {
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** Settings of this browser and "My permissions". */
export function SettingsDialog({ open, onClose, afterClose }: SettingsDialogProps) {
  const { t, i18n } = useTranslation('shell');
  const { t: ui } = useTranslation('ui');
  const { host } = useConsole();
  const [{ darkMode, density, layoutMode, developerPanel, singleKeys }, change] = usePreferences();
  const changeLanguage = useChangeLanguage();

  return (
    <Modal
      open={open}
      onCancel={onClose}
      afterClose={afterClose}
      title={t('settings.title')}
      footer={null}
      width={420}
      destroyOnHidden
      afterOpenChange={focusFirstField}
    >
      <Flex vertical gap={20} style={{ paddingBlock: 12 }}>
        <Setting label={t('settings.layoutMode')}>
          {(labelId) => (
            <Radio.Group
              name={labelId}
              aria-labelledby={labelId}
              value={layoutMode}
              onChange={({ target }) => {
                const chosen = LAYOUT_MODES.find((mode) => mode === target.value);
                if (chosen) change({ layoutMode: chosen });
              }}
              options={LAYOUT_MODES.map((mode) => ({ value: mode, label: t(`settings.${mode}`) }))}
            />
          )}
        </Setting>
        <Setting label={t('settings.density')}>
          {(labelId) => (
            <Radio.Group
              name={labelId}
              aria-labelledby={labelId}
              value={density}
              onChange={({ target }) => {
                const chosen = DENSITIES.find((one) => one === target.value);
                if (chosen) change({ density: chosen });
              }}
              options={DENSITIES.map((one) => ({ value: one, label: t(`settings.${one}`) }))}
            />
          )}
        </Setting>
        {!host && (
          <Setting label={t('settings.language')}>
            {(labelId) => (
              <Radio.Group
                name={labelId}
                aria-labelledby={labelId}
                value={i18n.language}
                onChange={({ target }) => {
                  if (isLanguage(target.value)) changeLanguage(target.value);
                }}
                options={LANGUAGES.map((language) => ({
                  value: language,
                  label: ui(`languages.${language}`),
                }))}
              />
            )}
          </Setting>
        )}
        <Setting label={t('settings.darkTheme')}>
          {(labelId) => (
            <Switch
              aria-labelledby={labelId}
              checked={darkMode}
              onChange={(checked) => change({ darkMode: checked })}
            />
          )}
        </Setting>
        <Setting label={t('settings.singleKeys')} hint={t('settings.singleKeysHint')}>
          {(labelId) => (
            <Switch
              aria-labelledby={labelId}
              checked={singleKeys}
              onChange={(checked) => change({ singleKeys: checked })}
            />
          )}
        </Setting>
        <Setting label={t('settings.access')}>{() => <MyAccessButton onLeave={onClose} />}</Setting>
        <Setting label={t('settings.developerPanel')} hint={t('settings.developerPanelKeys')}>
          {(labelId) => (
            <Switch
              aria-labelledby={labelId}
              checked={developerPanel}
              onChange={(checked) => change({ developerPanel: checked })}
            />
          )}
        </Setting>
      </Flex>
    </Modal>
  );
}

interface SettingProps {
  label: string;
  hint?: string;
  children: (labelId: string) => ReactNode;
}

function Setting({ label, hint, children }: SettingProps) {
  const labelId = useId();
  return (
    <Flex align="center" justify="space-between" gap={16} wrap>
      <span>
        <span id={labelId}>{label}</span>
        {hint !== undefined && (
          <Typography.Text type="secondary" style={{ display: 'block' }}>
            {hint}
          </Typography.Text>
        )}
      </span>
      {children(labelId)}
    </Flex>
  );
}
