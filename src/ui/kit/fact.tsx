import type { ReactNode } from 'react';

/** A name and what is true of it, in a list of such. */
export function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>{' '}
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
