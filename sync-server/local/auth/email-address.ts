/** The one form in which an address is stored and compared; undefined when it is none. */
export function readEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return email.length <= 254 &&
    /^[^\s@"<>(),:;\\[\]\p{Cc}]{1,64}@[^\s@"<>(),:;\\[\]\p{Cc}]+\.[^\s@"<>(),:;\\[\]\p{Cc}.]+$/u.test(email)
    ? email
    : undefined;
}
