import { Component, type ReactNode } from 'react';
import { RootErrorView } from '../views/root-error/RootErrorView.tsx';

/** Spec 8: what no page caught ends here. React has no function component for this. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? <RootErrorView onReload={() => location.reload()} /> : this.props.children;
  }
}
