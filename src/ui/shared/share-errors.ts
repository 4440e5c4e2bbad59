import type { ShareError } from '../../domain/open-book.ts';
import { words } from './words.ts';

/** What it means that a shared story was not given. */
export function shareErrorText({ code, message }: ShareError): readonly string[] {
  const { missing, closed, refused, other, again } = words.errors;
  if (code === 'PGRST116') return [missing];
  if (code === 'PGRST301' || /\b(JWT|RLS)\b/i.test(message)) return [closed];
  if (code === '406' || /\b406\b|Not Acceptable/i.test(message)) return [refused];
  return [other(message), again];
}
