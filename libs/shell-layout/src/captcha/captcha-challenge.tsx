import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CaptchaController } from './captcha-controller';

/** Above the write overlay. */
const ABOVE_OVERLAY = 5100;

interface CaptchaQuestionProps {
  /** Undefined closes the dialog. */
  question: CaptchaController['question'];
  darkMode: boolean;
}

export function CaptchaQuestion({ question, darkMode }: CaptchaQuestionProps) {
  const { t } = useTranslation('shell');
  const { t: ui } = useTranslation('ui');

  return (
    <Modal
      open={question !== undefined}
      title={ui('captcha.title')}
      footer={null}
      width={360}
      zIndex={ABOVE_OVERLAY}
      destroyOnHidden
      // The provider opens its pictures in a frame outside the dialog.
      focusable={{ trap: false }}
      onCancel={() => {
        question?.cancel();
      }}
    >
      <p>{t('captcha.question')}</p>
      {question && (
        <div
          // Reserves the widget's size.
          style={{ minHeight: 78 }}
          ref={(element) => {
            if (element?.childElementCount === 0) question.show(element, darkMode ? 'dark' : 'light');
          }}
        />
      )}
    </Modal>
  );
}
