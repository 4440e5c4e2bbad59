import { useEffect, useState, type ReactNode } from 'react';

import { useFirstPicture, type MissingPicture } from '../../state/picture-queries.ts';

export type StoredPictureProps = {
  /** Of several with a space between them the first that is here is shown. */
  readonly hash: string;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Shown while it is not there. @param missing why it is not; `null` until that is known */
  readonly children?: (missing: MissingPicture | null) => ReactNode;
};

/** A picture of the store; what stands inside is shown while there is none, and when it cannot be shown. */
export function StoredPicture({ hash, alt, className, children }: StoredPictureProps) {
  const found = useFirstPicture(hash);
  const picture = found?.picture && hash.includes(found.picture.hash) ? found.picture : null;
  const url = useBlobUrl(picture?.blob ?? null);
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null || broken === hash) return children?.(found?.missing ?? null);
  return (
    <img
      className={className}
      src={url}
      alt={alt}
      decoding="async"
      loading="lazy"
      onError={() => {
        setBroken(hash);
      }}
    />
  );
}

/** An address for a blob as long as it is shown. */
export function useBlobUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    // oxlint-disable-next-line react/set-state-in-effect -- an address is made and revoked with the element that shows it
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [blob]);
  return url;
}
