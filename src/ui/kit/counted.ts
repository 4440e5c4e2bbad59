/** A whole number with its noun: '1 scene', '2,000 scenes'. `many` is needed where an s at the end does not make it. */
export function counted(count: number, one: string, many = `${one}s`): string {
  const whole = Math.round(count);
  return `${whole.toLocaleString('en')} ${whole === 1 ? one : many}`;
}
