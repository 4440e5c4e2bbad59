import type { PictureSecretName } from './picture-services.ts';
import type { KeyedName, remoteProviders } from './providers.ts';

/** Names under which a device keeps provider keys. */
export type SecretName = (typeof remoteProviders)[KeyedName]['secret'] | PictureSecretName;

/** A key that cannot be printed, serialised or cloned by accident; only `reveal` gives it away. */
export type Secret = {
  readonly reveal: () => string;
  /** Its last four characters, for the settings screen; fewer are not shown at all. */
  readonly hint: string;
  readonly toJSON: () => string;
  readonly toString: () => string;
};

/** Wraps a key. */
export function createSecret(value: string): Secret {
  const hint = value.length >= 12 ? value.slice(-4) : '';
  const redacted = () => '[secret]';
  return { reveal: () => value, hint, toJSON: redacted, toString: redacted };
}
