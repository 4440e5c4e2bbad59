export type Problem = {
  readonly error: unknown;
  /** React's list of components, innermost first. */
  readonly componentStack: string;
  readonly path: string;
  readonly agent: string;
  /** ISO date and time. */
  readonly at: string;
};

/**
 * A report that can be sent to anyone: where it broke, never what was written there. Messages of errors are left out, for
 * they may quote the story or what was typed; of the address only its first part is kept, for the rest names a story.
 */
export function problemReport({ error, componentStack, path, agent, at }: Problem): string {
  const name = error instanceof Error ? error.name : typeof error;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [
    'Lamplit problem report',
    `time: ${at}`,
    `page: /${path.split('/')[1] ?? ''}`,
    `browser: ${agent}`,
    `error: ${name}`,
    ...frames(stack),
    ...(componentStack ? ['components:', ...frames(componentStack)] : []),
  ].join('\n');
}

/** Lines that name a place in the code, and no others: the first lines of a stack repeat the message. */
function frames(stack: string): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s*at \S|^[\w.<>/*$]*@/.test(line) && /:\d+|^\s*at [\w$.]+$/.test(line))
    .map((line) => `  ${line.trim().replace(/https?:\/\/[^/\s)]+/g, '')}`)
    .slice(0, 20);
}
