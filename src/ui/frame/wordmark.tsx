import css from './wordmark.module.css';

/** The name of the house, its second half under the lamp. */
export function Wordmark() {
  return (
    <span className={css['mark']} translate="no">
      Lamp<span className={css['lit']}>lit</span>
    </span>
  );
}
