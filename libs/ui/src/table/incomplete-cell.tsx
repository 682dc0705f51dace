import { Component, type ReactNode } from 'react';
import { MISSING, MissingField } from '../list/incomplete-rows';

interface IncompleteCellProps {
  children: ReactNode;
}

/** A cell of an incomplete row: a dash where its components need a field that the row does not have. */
export class IncompleteCell extends Component<IncompleteCellProps, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError(error: unknown) {
    if (error instanceof MissingField) return { isMissing: true };
    throw error;
  }

  override render(): ReactNode {
    return this.state.isMissing ? MISSING : this.props.children;
  }
}
