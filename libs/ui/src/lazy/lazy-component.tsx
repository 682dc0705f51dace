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
 * A part of a screen whose code comes when it is first drawn: nothing until then. Where the code cannot be loaded, or the
 * part throws, a note with a retry takes its place; the screen around it stays as it is. @see spec 4.8
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // `lazy` remembers a failure for good: each try needs one of its own.
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
        <Suspense>{createElement<Props>(part, props)}</Suspense>
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
