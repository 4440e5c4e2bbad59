import { classes } from '../../../kit/classes.ts';
import css from './command.module.css';

export type CommandProps = {
  /** Whether line breaks in it are meant. @defaultValue false */
  readonly lines?: boolean;
  readonly children: string;
};

/** What is to be typed or set elsewhere. */
export function Command({ lines = false, children }: CommandProps) {
  return <code className={classes(css['command'], lines && css['lines'])}>{children}</code>;
}
