import { preloadedComponent } from '@console/ui/lazy';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const MyAccessDialog = preloadedComponent(
  async () => (await import('./my-access-dialog')).MyAccessDialog,
  ({ open }) => open,
);

interface MyAccessButtonProps {
  /** Called after a page was chosen, to close the container. */
  onLeave?: () => void;
}

export function MyAccessButton({ onLeave }: MyAccessButtonProps) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('access.title')}
      </Button>
      <MyAccessDialog
        open={open}
        onClose={() => setOpen(false)}
        onLeave={() => {
          setOpen(false);
          onLeave?.();
        }}
      />
    </>
  );
}
