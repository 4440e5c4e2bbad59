import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import type { GameError } from '../../../domain/errors.ts';
import type { Scene } from '../../../domain/story.ts';
import { drawSceneAtom } from '../../../state/picture-actions.ts';
import { useScenePictureView, type ScenePictureView } from '../../../state/picture-queries.ts';

export type ScenePicture = {
  /** `null` until it is known. */
  readonly plate: ScenePictureView | null;
  readonly drawing: boolean;
  /** Why there is none. */
  readonly error: GameError | null;
  readonly draw: (again: boolean) => void;
};

type Attempt = {
  readonly scene: string;
  readonly edit: string;
  readonly drawing: boolean;
  readonly error: GameError | null;
};

/** The picture of the open scene: asks for one that is missing or shows other words, once; after a failure only when the player wants it. */
export function useScenePicture(scene: Scene): ScenePicture {
  const run = useSetAtom(drawSceneAtom);
  const known = useScenePictureView(scene.id);
  const plate = known?.scene === scene.id ? known : null;
  const [last, setLast] = useState<Attempt | null>(null);
  const edit = plate?.edit ?? '';
  const own = last?.scene === scene.id && last.edit === edit ? last : null;
  // A scene that could not be told has nothing to show.
  const wanted = plate !== null && (plate.picture === null || plate.outdated);
  const missing = wanted && own === null && scene.fault?.type !== 'failed';

  const { id } = scene;
  useEffect(() => {
    if (!missing) return;
    void run({ scene: id, again: false }).then((result) => {
      setLast({ scene: id, edit, drawing: false, error: result.ok ? null : result.error });
    });
  }, [missing, id, edit, run]);

  const draw = async (again: boolean) => {
    if (own?.drawing) return;
    setLast({ scene: id, edit, drawing: true, error: null });
    const result = await run({ scene: id, again });
    const error = result.ok ? null : result.error;
    setLast((now) => (now?.scene === id ? { ...now, drawing: false, error } : now));
  };
  return {
    plate,
    drawing: missing || (own?.drawing ?? false),
    error: own?.error ?? null,
    draw: (again) => void draw(again),
  };
}
