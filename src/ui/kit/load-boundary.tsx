import { Component, type ReactNode } from 'react';

import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { EmptyNote } from './empty-note.tsx';

export type LoadBoundaryProps = {
  readonly title: string;
  readonly closeLabel: string;
  /** What is said when the list cannot be read. */
  readonly failed: (message: string) => string;
  readonly again: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

type State = { readonly message: string | null };

/** Shows in place of a list that cannot be read why that is, and a way to try it again; the page behind it goes on. */
export class LoadBoundary extends Component<LoadBoundaryProps, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { message: thrown instanceof Error ? thrown.message : String(thrown) };
  }

  override render() {
    const { title, closeLabel, failed, again, onClose, children } = this.props;
    if (this.state.message === null) return children;
    return (
      <Dialog
        title={title}
        closeLabel={closeLabel}
        size="full"
        onClose={onClose}
        footer={
          <Button
            kind="primary"
            onClick={() => {
              this.setState({ message: null });
            }}
          >
            {again}
          </Button>
        }
      >
        <EmptyNote>
          <span role="alert">{failed(this.state.message)}</span>
        </EmptyNote>
      </Dialog>
    );
  }
}
