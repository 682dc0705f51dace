import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';

interface PopUpAreaProps {
  onReady: (antd: ReturnType<typeof App.useApp>) => void;
}

/** Renders antd's messages, notifications and modals. */
export function PopUpArea({ onReady }: PopUpAreaProps) {
  return (
    <App component={false}>
      <HandOver onReady={onReady} />
    </App>
  );
}

function HandOver({ onReady }: PopUpAreaProps) {
  const antd = App.useApp();
  const tell = useEffectEvent(onReady);
  useEffect(() => {
    tell(antd);
  }, [antd]);
  return null;
}
