import {
  Component,
  createElement,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import WarningFilled from '@ant-design/icons/WarningFilled';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';

/**
 * A component whose code loads on first render. If loading or rendering fails, a note with a retry replaces
 * it. @see spec 4.8
 *
 * @param pending Shown while the code loads; default: nothing.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending?: ReactNode,
): ComponentType<Props> {
  // `lazy` caches failures, so each attempt needs a new one.
  const attempt = () => lazy(async () => ({ default: await load() }));
  let next = attempt();

  return function LazyComponent(props: Props) {
    const [part, setPart] = useState(() => next);
    return (
      <ComponentBoundary
        onFailure={() => {
          next = attempt();
        }}
        onRetry={() => {
          setPart(next);
        }}
      >
        <Suspense fallback={pending}>{createElement<Props>(part, props)}</Suspense>
      </ComponentBoundary>
    );
  };
}

interface ComponentBoundaryProps {
  onFailure: () => void;
  onRetry: () => void;
  children: ReactNode;
}

class ComponentBoundary extends Component<ComponentBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    const { children, onRetry } = this.props;
    if (!this.state.failed) return children;
    return (
      <ComponentFailure
        onRetry={() => {
          onRetry();
          this.setState({ failed: false });
        }}
      />
    );
  }
}

/** Replaces a part of a screen whose code could not be loaded. */
function ComponentFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  return (
    <Flex
      role="alert"
      align="center"
      gap={token.marginXS}
      wrap
      style={{
        padding: `${String(token.paddingXS)}px ${String(token.paddingSM)}px`,
        color: token.colorText,
        background: token.colorWarningBg,
        border: `1px solid ${token.colorWarningBorder}`,
        borderRadius: token.borderRadiusLG,
      }}
    >
      <WarningFilled aria-hidden style={{ color: token.colorWarning }} />
      <span style={{ flex: 1 }}>{t('partFailed')}</span>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Flex>
  );
}
