import { Fragment } from 'react';

/** Names in a row, each set by itself: one in another script changes the order of nothing beside it. */
export function Names({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
