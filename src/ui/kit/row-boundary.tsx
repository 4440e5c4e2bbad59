import { Component, type ReactNode } from 'react';

export type RowBoundaryProps = {
  /** Shown in place of a row that cannot be drawn. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
};

type State = { readonly broken: boolean };

/** One row of a list: whatever is wrong with it, the others are shown. */
export class RowBoundary extends Component<RowBoundaryProps, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
