import {
  Component,
  createElement,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ComponentFailure } from './component-failure';

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
