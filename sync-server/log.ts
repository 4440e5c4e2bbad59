import type { LogLevel } from './configuration.ts';

/** One line of JSON per event. Fields hold no story text, no query strings and no secrets. */
export type Log = Record<Exclude<LogLevel, 'silent'>, (event: string, fields?: LogFields) => void>;

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

const order = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const;

/** `write` receives whole lines without the line break; `now` gives the time in ms. */
export function createLog(deps: {
  readonly level: LogLevel;
  readonly write: (line: string) => void;
  readonly now: () => number;
}): Log {
  const at =
    (level: Exclude<LogLevel, 'silent'>) =>
    (event: string, fields: LogFields = {}) => {
      if (order[level] < order[deps.level]) return;
      deps.write(JSON.stringify({ time: new Date(deps.now()).toISOString(), level, event, ...fields }));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
