import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart } from '../deployment/late-part';
import type { Obstacle } from '../guards/obstacle';

const WhyNotDialog = latePart(
  async () => (await import('./why-not-dialog')).WhyNotDialog,
  ({ obstacle }) => obstacle !== undefined,
);

interface WhyNotProps {
  obstacle: Obstacle;
  /** What the person wanted, as the screen calls it. */
  what?: string;
}

/** "Why can't I?", beside what a person sees and cannot have. */
export function WhyNot({ obstacle, what }: WhyNotProps) {
  const { t } = useTranslation('shell');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        type="link"
        size="small"
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
        }}
      >
        {t('whyNot.title')}
      </Button>
      <WhyNotDialog
        obstacle={asked ? obstacle : undefined}
        what={what}
        onClose={() => {
          setAsked(false);
        }}
      />
    </>
  );
}
