import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';

interface PopUpAreaProps {
  onReady: (antd: ReturnType<typeof App.useApp>) => void;
}

/** Where antd's messages, notices and questions stand. */
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
