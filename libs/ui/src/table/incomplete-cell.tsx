import { Component, type ReactNode } from 'react';
import { MISSING } from '../list/incomplete-rows';
import { MissingField } from '../list/missing-field';

interface IncompleteCellProps {
  children: ReactNode;
}

/** A cell of an incomplete row: a dash if its content needs a missing field. */
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
