import { modelsOf } from '../../../domain/model.ts';
import type { Scene } from '../../../domain/story.ts';
import { dollarsLabel, storytellerName } from '../../../domain/storyteller-name.ts';
import { useCatalogs, useCosts, useDeviceModels, useStoryModel } from '../../../state/queries.ts';
import css from './teller-note.module.css';
import { words } from '../words.ts';

export type TellerNoteProps = { readonly scene: Scene };

/** Who told the open scene, and what it and the story have cost, where a provider says. */
export function TellerNote({ scene }: TellerNoteProps) {
  const catalogs = useCatalogs();
  const device = useDeviceModels();
  const costs = useCosts(scene.story, scene.id);
  const teller = useStoryModel(scene.story);
  const elsewhere = teller?.elsewhere ?? null;
  const known = { models: modelsOf(catalogs ?? {}), device: device ?? [] };
  return (
    <section className={css['note']} aria-label={words.teller}>
      <h2 className={css['title']}>{words.teller}</h2>
      <p className={css['name']}>{storytellerName(scene.model, known)}</p>
      {elsewhere !== null && (
        <p className={css['cost']}>
          {words.elsewhere(storytellerName(elsewhere, known), teller?.ofStory === true).text}
        </p>
      )}
      {costs && costs.story !== null && (
        <p className={css['cost']}>
          {costs.scene !== null && `${words.sceneCost(dollarsLabel(costs.scene))} · `}
          {words.storyCost(dollarsLabel(costs.story))}
        </p>
      )}
      {costs && costs.story === null && costs.tokens !== null && (
        <p className={css['cost']}>{words.sceneTokens(costs.tokens)}</p>
      )}
    </section>
  );
}
