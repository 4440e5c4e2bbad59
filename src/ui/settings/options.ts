/** Options of a choice, in the order of its words. */
export function optionsOf<T extends string>(labels: { readonly [value in T]: string }): readonly {
  readonly value: T;
  readonly label: string;
}[] {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
}
