import { useSetAtom } from 'jotai';
import { useState } from 'react';

import type { Branch } from '../../domain/branches.ts';
import { arrangeAtom } from '../../state/actions.ts';
import { Button } from '../kit/button.tsx';
import { SureDialog } from '../kit/sure-dialog.tsx';
import type { Chart } from './chart.ts';
import css from './trash-part.module.css';
import { words } from './words.ts';

/** Roads that were deleted and can still be had back. */
export function TrashPart({ chart: { trash, roads } }: { readonly chart: Chart }) {
  const [doomed, setDoomed] = useState<Branch | null>(null);
  const arrange = useSetAtom(arrangeAtom);
  return (
    <>
      <p className={css['lead']}>{words.trashText}</p>
      <ul>
        {trash.map((branch) => {
          const name = roads.get(branch.id) ?? '';
          return (
            <li key={branch.id} className={css['row']}>
              <span className={css['name']}>
                <bdi>{name}</bdi>{' '}
                <span className={css['count']}>· {words.roadScenes(branch.scenes.length)}</span>
              </span>
              <Button
                aria-label={words.restoreNamed(name)}
                onClick={() => void arrange({ type: 'trash-branch', scene: branch.id, gone: false })}
              >
                {words.restore}
              </Button>
              <Button
                kind="quiet"
                aria-label={words.forGoodNamed(name)}
                onClick={() => {
                  setDoomed(branch);
                }}
              >
                {words.forGood}
              </Button>
            </li>
          );
        })}
      </ul>
      {doomed && (
        <SureDialog
          words={words.forGoodSure}
          name={roads.get(doomed.id) ?? ''}
          onNo={() => {
            setDoomed(null);
          }}
          onYes={() => {
            setDoomed(null);
            void arrange({ type: 'delete-branch', scene: doomed.id });
          }}
        />
      )}
    </>
  );
}
