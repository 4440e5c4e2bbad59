import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';

import type { PictureJob } from '../../../domain/ports/picture-jobs.ts';
import type { Scene } from '../../../domain/story.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { forgetPictureAtom, makePictureAtom, stopPictureAtom } from '../../../state/picture-actions.ts';
import { usePictureJob, type ScenePictureView } from '../../../state/picture-queries.ts';
import { useMedia } from '../../kit/use-media.ts';
import { useOnline } from '../../kit/use-online.ts';
import {
  usePictureService,
  type PictureServiceView,
} from '../../parts/picture-service/use-picture-service.ts';

/** A picture of the open scene by the provider that the player chose. */
export type ProviderPicture = {
  /** `null` while nobody is chosen. */
  readonly service: PictureServiceView | null;
  /** What became of the one that was asked for last. */
  readonly job: PictureJob | null;
  /** Whether one is in the making. */
  readonly making: boolean;
  /** Whether the player is to be told first what leaves the device. */
  readonly notice: boolean;
  readonly make: (again: boolean, model?: string) => void;
  /** Asks once more for the one that failed. */
  readonly retry: () => void;
  readonly stop: () => void;
  /** He has seen that it failed. */
  readonly forget: () => void;
  /** He was told. @param agreed and what he said */
  readonly told: (agreed: boolean) => void;
};

type Wish = { readonly again: boolean; readonly model?: string };

/** Asks by itself where the player chose that, once, and for the last page of a road alone; everything else only when he asks. */
export function useProviderPicture(
  scene: Scene,
  plate: ScenePictureView | null,
  live: boolean,
): ProviderPicture {
  const { id } = scene;
  const service = usePictureService();
  const known = usePictureJob(id);
  const job = known?.id === id ? known : null;
  const run = useSetAtom(makePictureAtom);
  const stop = useSetAtom(stopPictureAtom);
  const forget = useSetAtom(forgetPictureAtom);
  const notify = useSetAtom(notifyAtom);
  const mobile = useMedia('(width < 48rem)');
  const online = useOnline();
  const [wish, setWish] = useState<Wish | null>(null);
  const [asking, setAsking] = useState<string | null>(null);

  const ask = async (wanted: Wish) => {
    if (!service?.mayAsk(true)) return;
    setAsking(id);
    const result = await run({ ...wanted, scene: id, asked: true, mobile });
    setAsking((now) => (now === id ? null : now));
    // The prices say the rest; the plate goes on with what is drawn. What a sign-in would mend is said below it.
    if (result.ok) return;
    if (result.error.type !== 'no-picture') notify({ type: 'error', error: result.error });
    else if (service.tell(result.error, true) && service.needsAccount === '') void forget({ id });
  };

  const due =
    (service?.auto ?? false) &&
    service?.isAgreed === true &&
    service.isKnown &&
    !live &&
    known === null &&
    scene.fault?.type !== 'failed' &&
    plate?.scene === id &&
    plate.isLast &&
    plate.pictures.length === 0;
  const askAlone = useEffectEvent(() => {
    const pass = !online || service?.mayAsk(false) !== true;
    void run({ scene: id, asked: false, again: false, mobile, pass });
  });
  useEffect(() => {
    if (due) askAlone();
  }, [due, id]);

  const make = (again: boolean, model?: string) => {
    const wanted = { again, ...(model === undefined ? {} : { model }) };
    if (service?.isAgreed) void ask(wanted);
    else setWish(wanted);
  };

  return {
    service: service?.on ? service : null,
    job,
    making: job?.status.type === 'making' || asking === id,
    notice: wish !== null,
    make,
    retry: () => {
      if (job === null) return;
      // Who has chosen another service since wants it from that one.
      const isPicked = job.picked && job.service === service?.name;
      make(job.again, isPicked ? `${job.service}:${job.model}` : undefined);
    },
    stop: () => void stop({ id }),
    forget: () => void forget({ id }),
    told: (agreed) => {
      if (agreed && wish) void ask(wish);
      setWish(null);
    },
  };
}
