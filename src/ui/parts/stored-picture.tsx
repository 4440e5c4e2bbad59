import { useEffect, useState, type ReactNode } from 'react';

import { usePicture } from '../../state/picture-queries.ts';

export type StoredPictureProps = {
  readonly hash: string;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Shown while it is not there. */
  readonly children?: ReactNode;
};

/** A picture of the store; what stands inside is shown while there is none, and when it cannot be shown. */
export function StoredPicture({ hash, alt, className, children }: StoredPictureProps) {
  const picture = usePicture(hash);
  const blob = picture?.hash === hash ? picture.blob : null;
  const url = useBlobUrl(blob);
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null || broken === hash) return children;
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
