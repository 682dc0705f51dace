import { useSwitchApp, type ConsoleSlots } from '@console/shell-layout';
import { Modal } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppList } from './app-list';

/** Finds an app and switches to it. */
export function AppSwitchDialog({ open, onClose, ...list }: ConsoleSlots['appSwitch']) {
  const { t } = useTranslation('tenantApps');
  const switchTo = useSwitchApp();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open={open}
      title={t('appSwitch.title')}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
      width={480}
      // Not by autoFocus: antd reads where the focus came from only after that has moved it.
      afterOpenChange={(isOpen) => {
        if (isOpen) content.current?.querySelector('input')?.focus();
      }}
    >
      <div ref={content}>
        <AppList
          {...list}
          onChoose={(appId) => {
            onClose();
            if (appId !== list.current) switchTo(appId);
          }}
        />
      </div>
    </Modal>
  );
}
