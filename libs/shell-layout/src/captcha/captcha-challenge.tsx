import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CaptchaController } from './captcha-controller';

/** The write that waits for the answer covers the page. */
const ABOVE_OVERLAY = 5100;

interface CaptchaQuestionProps {
  /** Undefined once it is answered: the dialog closes. */
  question: CaptchaController['question'];
  darkMode: boolean;
}

/** The provider's own question, in a dialog. */
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
      // The provider opens its pictures in a frame of its own, outside of this dialog.
      focusable={{ trap: false }}
      onCancel={() => {
        question?.cancel();
      }}
    >
      <p>{t('captcha.question')}</p>
      {question && (
        <div
          // The widget's own size, so that the dialog does not jump when it arrives.
          style={{ minHeight: 78 }}
          ref={(element) => {
            if (element?.childElementCount === 0) question.show(element, darkMode ? 'dark' : 'light');
          }}
        />
      )}
    </Modal>
  );
}
