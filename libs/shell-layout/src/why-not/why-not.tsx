import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import { preloadedComponent } from '@console/ui/lazy';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Denial } from '../access/denial';

const WhyNotDialog = preloadedComponent(
  async () => (await import('./why-not-dialog')).WhyNotDialog,
  ({ denial }) => denial !== undefined,
);

interface WhyNotProps {
  denial: Denial;
  what?: string;
}

/** "Why can't I?" next to a locked control. */
export function WhyNot({ denial, what }: WhyNotProps) {
  const { t } = useTranslation('shell');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        type="link"
        size="small"
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        {t('whyNot.title')}
      </Button>
      <WhyNotDialog denial={asked ? denial : undefined} what={what} onClose={() => setAsked(false)} />
    </>
  );
}
