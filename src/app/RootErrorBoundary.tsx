import { Component, type ReactNode } from 'react';
import { RootErrorView } from '../views/shell/root-error/RootErrorView.tsx';

interface RootErrorBoundaryProps {
  /** The current address: a new one resets the error. */
  path: string;
  children: ReactNode;
}

interface RootErrorBoundaryState {
  path: string;
  hasFailed: boolean;
}

/** Catches errors that no page caught. React has no function component for this. */
export class RootErrorBoundary extends Component<RootErrorBoundaryProps, RootErrorBoundaryState> {
  static getDerivedStateFromError(): Partial<RootErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ path }: RootErrorBoundaryProps, state: RootErrorBoundaryState): Partial<RootErrorBoundaryState> | null {
    return path === state.path ? null : { path, hasFailed: false };
  }

  override state = { path: this.props.path, hasFailed: false };

  override render() {
    return this.state.hasFailed ? <RootErrorView onReload={() => location.reload()} /> : this.props.children;
  }
}
