import css from './insecure-note.module.css';

const text =
  'This page came over plain HTTP. Over HTTPS it would also start without a connection, and the browser would keep what is stored here safer.';

/** What a page without HTTPS has to do without, as on a home network; nothing where it has. */
export function InsecureNote() {
  return isSecureContext ? null : <p className={css['note']}>{text}</p>;
}
