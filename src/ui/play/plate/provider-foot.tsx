import { useLocation } from 'wouter';

import { Button } from '../../kit/button.tsx';
import { late } from '../../kit/late.tsx';
import { words as serviceWords } from '../../parts/picture-service/words.ts';
import css from './provider-foot.module.css';
import type { ProviderPicture } from './use-provider-picture.ts';
import { words } from './words.ts';

const PictureNotice = late(
  async () => (await import('../../parts/picture-service/picture-notice.tsx')).PictureNotice,
);

export type ProviderFootProps = {
  readonly provider: ProviderPicture;
  /** Whether the scene has a picture by a provider, shown or not. */
  readonly isMade: boolean;
  /** Whether the page can be asked for one now. */
  readonly isOpen: boolean;
};

/** Below the plate: how a provider's picture of the page stands, and what can be done about it. */
export function ProviderFoot({ provider, isMade, isOpen }: ProviderFootProps) {
  const { service, job, making, notice } = provider;
  const [, navigate] = useLocation();
  if (service === null) return null;
  const { label, price, needsAccount } = service;
  const texts = words.provider;
  const failure = job?.status.type === 'failed' && job.asked ? job.status.failure : null;
  const isStranger = failure?.why === 'not-signed-in' && needsAccount !== '';
  const status = job?.status.type === 'making' ? job.status : null;
  return (
    <div className={css['foot']}>
      {making ? (
        <>
          <output className={css['state']}>
            <span>{words.next}</span>{' '}
            {status?.part !== null && status?.part !== undefined && (
              <span>{texts.part(Math.round(status.part * 100))}</span>
            )}
            {status !== null && status.waiting > 0 && <span>{texts.waiting(status.waiting)}</span>}
          </output>
          <Button kind="quiet" onClick={provider.stop}>
            {texts.stop}
          </Button>
        </>
      ) : failure ? (
        <>
          <p className={css['failed']} role="alert">
            {isStranger ? `${failure.message.replace(/\.?$/, '.')} ${needsAccount}` : failure.message}
          </p>
          {isStranger ? (
            <Button
              onClick={() => {
                navigate('/login');
              }}
            >
              {serviceWords.signIn}
            </Button>
          ) : (
            <Button onClick={provider.retry}>{texts.retry}</Button>
          )}
          <Button kind="quiet" onClick={provider.forget}>
            {texts.keep}
          </Button>
        </>
      ) : (
        !isMade &&
        isOpen && (
          <Button
            kind="link"
            onClick={() => {
              provider.make(false);
            }}
          >
            {texts.make(label, price)}
          </Button>
        )
      )}
      {notice && (
        <PictureNotice
          service={service}
          onAgreed={() => {
            provider.told(true);
          }}
          onClose={() => {
            provider.told(false);
          }}
        />
      )}
    </div>
  );
}
