import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Slot } from '../services/slots';

interface MyAccessButtonProps {
  /** Called after a page was chosen, to close the container. */
  onLeave?: () => void;
}

/** Opens "My permissions". */
export function MyAccessButton({ onLeave }: MyAccessButtonProps) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('access.title')}
      </Button>
      <Slot
        name="myAccess"
        props={{
          open,
          onClose: () => setOpen(false),
          onLeave: () => {
            setOpen(false);
            onLeave?.();
          },
        }}
      />
    </>
  );
}
