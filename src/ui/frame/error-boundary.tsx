import { Component, useState, type ErrorInfo, type ReactNode } from 'react';
import { Router } from 'wouter';

import { Button } from '../kit/button.tsx';
import css from './error-boundary.module.css';
import { Leaf } from '../parts/leaf.tsx';
import { problemReport } from './problem-report.ts';
import { words } from './words.ts';

type Props = {
  readonly children: ReactNode;
  /** Loads another page. @defaultValue `location.assign` */
  readonly load?: (path: string) => void;
};
type State = { readonly broken: unknown; readonly report: string | null };

/** Catches what broke while drawing: words, a way back and a report, in place of an empty page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: null, report: null };

  static getDerivedStateFromError(broken: unknown): Partial<State> {
    return { broken, report: problemReport({ error: broken, componentStack: '', ...surroundings() }) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const componentStack = info.componentStack ?? '';
    this.setState({ report: problemReport({ error, componentStack, ...surroundings() }) });
  }

  override render() {
    if (this.state.report === null) return this.props.children;
    const { load = (path) => location.assign(path) } = this.props;
    // Its links load the page anew: what broke would go on standing where the next page is drawn.
    return (
      <Router hook={() => [location.pathname, load]}>
        <TornPage report={this.state.report} />
      </Router>
    );
  }
}

function surroundings() {
  return { path: location.pathname, agent: navigator.userAgent, at: new Date().toISOString() };
}

function TornPage({ report }: { readonly report: string }) {
  const [copy, setCopy] = useState<'idle' | 'done' | 'failed'>('idle');
  const texts = words.broken;
  const copyReport = async () => {
    try {
      await navigator.clipboard.writeText(report);
      setCopy('done');
    } catch {
      setCopy('failed');
    }
  };
  return (
    <Leaf
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <Button
            kind="primary"
            onClick={() => {
              location.reload();
            }}
          >
            {texts.reload}
          </Button>
          <Button onClick={() => void copyReport()}>{copy === 'done' ? texts.copied : texts.copy}</Button>
        </>
      }
    >
      {copy === 'failed' && <p role="alert">{texts.copyFailed}</p>}
      <details className={css['report']} open={copy === 'failed'}>
        <summary>{texts.report}</summary>
        <pre>{report}</pre>
      </details>
    </Leaf>
  );
}
