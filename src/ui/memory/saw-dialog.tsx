import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';

import { modelRef, remoteRef } from '../../domain/settings.ts';
import type { Receipt } from '../../domain/model.ts';
import type { Scene } from '../../domain/story.ts';
import { usageOf, useReceipt, useUsage } from '../../state/memory-queries.ts';
import { useCatalogs, useRoad } from '../../state/queries.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { roman } from '../kit/roman.ts';
import { afterTime, dollars } from './numbers.ts';
import { SawParts } from './saw-parts.tsx';
import css from './saw.module.css';
import { words as all } from './words.ts';

const words = all.saw;

export type SawDialogProps = {
  readonly story: string;
  /** The scene that is open. */
  readonly scene: Scene;
  readonly language: string;
  readonly onClose: () => void;
};

/** What the storyteller was given for a scene of this road, and what it cost (pain 12, pain 14). */
export function SawDialog({ story, scene: open, language, onClose }: SawDialogProps) {
  const [back, setBack] = useState(0);
  // One more than is needed, so that the next one is there at once.
  const road = useRoad(open.id, back + 2) ?? [];
  const scene = road[back]?.scene ?? open;
  const receipt = useReceipt(scene.id);
  const usage = useUsage(story);
  return (
    <Dialog title={words.title} size="wide" closeLabel={all.close} onClose={onClose}>
      <div className={css['place']}>
        <h3 className={css['scene']} lang={language} aria-live="polite">
          {words.of(roman(scene.depth + 1), scene.title)}
        </h3>
        <Button
          kind="quiet"
          aria-disabled={road.length <= back + 1 || undefined}
          onClick={() => {
            if (road.length > back + 1) setBack(back + 1);
          }}
        >
          <ChevronLeft aria-hidden />
          {words.earlier}
        </Button>
        <Button
          kind="quiet"
          aria-disabled={back === 0 || undefined}
          onClick={() => {
            if (back > 0) setBack(back - 1);
          }}
        >
          {words.later}
          <ChevronRight aria-hidden />
        </Button>
      </div>
      {receipt === null && <p className={css['quiet']}>{words.none}</p>}
      {receipt && <Figures receipt={receipt} />}
      {receipt?.saw && <SawParts key={scene.id} prompt={receipt.saw} cached={cachedOf(receipt)} />}
      {receipt && receipt.calls.length > 0 && <Calls receipt={receipt} />}
      {usage && usage.calls > 0 && (
        <p className={css['total']}>
          {words.story}:{' '}
          {words.storyText(
            usage.cost === null ? null : dollars(usage.cost),
            usage.promptTokens + usage.completionTokens,
            usage.scenes,
          )}
        </p>
      )}
    </Dialog>
  );
}

/** What the provider read from its cache in the call that told the passage; `null` when it does not say. */
function cachedOf({ calls }: Receipt): number | null {
  return calls.find(({ use }) => use === 'passage' || use === 'turn')?.cachedTokens ?? null;
}

/** What the calls would cost by the provider's list of prices, in US dollars; `null` where there is none. */
function useListPrice({ model, calls }: Receipt): number | null {
  const catalogs = useCatalogs();
  const ref = remoteRef(model);
  if (ref === null) return null;
  const price = catalogs?.[ref.provider]?.models.find(({ id }) => id === ref.model)?.pricing;
  if (!price || price.prompt === null || price.completion === null) return null;
  const usage = usageOf(calls);
  return usage.promptTokens * price.prompt + usage.completionTokens * price.completion;
}

function Figures({ receipt }: { readonly receipt: Receipt }) {
  const { calls, time, saw } = receipt;
  const ref = modelRef(receipt.model);
  const listed = useListPrice(receipt);
  const usage = usageOf(calls);
  const cached = cachedOf(receipt);
  const asked = calls.length > 0;
  const first = time?.firstWordMs ?? null;
  const lines: readonly (readonly [string, string])[] = [
    [words.teller, 'model' in ref ? ref.model : words.builtin],
    ...(time
      ? [
          [
            words.time,
            words.timeText(first === null ? null : afterTime(first), afterTime(time.wholeMs)),
          ] as const,
        ]
      : []),
    ...(asked ? [[words.read, words.readText(usage.promptTokens)] as const] : []),
    ...(asked
      ? [
          [
            words.cached,
            cached === null
              ? words.cachedUnknown
              : words.cachedText(cached, Math.round((100 * cached) / Math.max(1, usage.promptTokens))),
          ] as const,
        ]
      : []),
    ...(typeof saw?.same === 'number' ? [[words.same, words.sameText(saw.same)] as const] : []),
    ...(asked ? [[words.written, words.readText(usage.completionTokens)] as const] : []),
    ...(asked ? [[words.cost, costText(usage.cost, listed)] as const] : []),
  ];
  return (
    <dl className={css['figures']}>
      {lines.map(([name, value]) => (
        <div key={name} className={css['figure']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function costText(cost: number | null, listed: number | null): string {
  if (cost !== null) return dollars(cost);
  return listed === null ? words.costUnknown : words.costListed(dollars(listed));
}

function Calls({ receipt }: { readonly receipt: Receipt }) {
  return (
    <section>
      <h3 className={css['heading']}>{words.calls}</h3>
      <ul className={css['calls']}>
        {receipt.calls.map((call, index) => (
          <li key={index}>
            <span>{words.call[call.use]}</span>
            <span className={css['number']}>{words.callText(call.promptTokens, call.completionTokens)}</span>
            <span className={css['number']}>{call.cost === null ? '' : dollars(call.cost)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
