import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Denial } from '../routes/denial';
import { DenialExplanationDialog } from './use-denial-explanation';

/** "Why can't I?" next to a locked control. */
export function DenialExplanationButton({ denial, what }: { denial: Denial; what?: string }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="link"
        size="small"
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('denial.title')}
      </Button>
      <DenialExplanationDialog
        denial={isOpen ? denial : undefined}
        what={what}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
