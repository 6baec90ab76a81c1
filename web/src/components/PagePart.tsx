import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

interface PagePartProps {
  children: ReactNode;
  /** Draws the part again when this changes, such as the data that it shows. */
  of?: unknown;
}

/** A part of a page that can break without the rest: in its place stands that it did. */
export class PagePart extends Component<PagePartProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override componentDidUpdate(before: PagePartProps) {
    if (this.state.error !== null && before.of !== this.props.of) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <ErrorState error={error} onRetry={() => this.setState({ error: null })} />;
  }
}
