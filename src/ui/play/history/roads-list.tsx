import { useState } from 'react';

import { branchesOf, type Branch } from '../../../domain/branches.ts';
import { scenesInTrash } from '../../../domain/trash.ts';
import { pathTo, scenesById } from '../../../domain/tree.ts';
import { useTree } from '../../../state/queries.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import css from './roads-list.module.css';
import { longRoadName, roadName } from '../../parts/road-name.ts';
import { Row, RowAction, RowBadge, RowBadges, RowBody, RowTitle, RowWays } from './row.tsx';
import { words } from '../words.ts';

export type RoadsListProps = {
  readonly story: string;
  readonly scene: string;
  readonly onOpenScene: (scene: string) => void;
  readonly onName: (scene: string, name: string) => void;
};

/** Every road of the story; each can be gone on with and named. */
export function RoadsList({ story, scene, onOpenScene, onName }: RoadsListProps) {
  const tree = useTree(story);
  if (!tree) return <p className={css['note']}>{words.loading}</p>;
  const scenes = scenesById(tree.scenes);
  const hidden = scenesInTrash(scenes, tree.metas);
  const metas = new Map(tree.metas.map((meta) => [meta.id, meta]));
  const branches = branchesOf(scenes, metas).filter(({ id }) => !hidden.has(id));
  const travelled = new Set(pathTo(scenes, scene).map(({ id }) => id));
  return (
    <>
      {branches.length < 2 && <p className={css['note']}>{words.roadsEmpty}</p>}
      <ul className={css['roads']}>
        {branches.map((branch) => (
          <RoadItem
            key={branch.id}
            branch={branch}
            here={branch.scenes.includes(scene)}
            travelled={travelled.has(branch.id)}
            from={branch.from === null ? null : (scenes.get(branch.from)?.title ?? null)}
            last={scenes.get(branch.leaf)?.title ?? ''}
            deed={scenes.get(branch.id)?.action?.text ?? ''}
            onOpen={() => {
              onOpenScene(branch.leaf);
            }}
            onName={(name) => {
              onName(branch.id, name);
            }}
          />
        ))}
      </ul>
    </>
  );
}

type RoadItemProps = {
  readonly branch: Branch;
  readonly here: boolean;
  readonly travelled: boolean;
  readonly from: string | null;
  readonly last: string;
  /** The words of the action that it begins with; '' for none. */
  readonly deed: string;
  readonly onOpen: () => void;
  readonly onName: (name: string) => void;
};

function RoadItem({ branch, here, travelled, from, last, deed, onOpen, onName }: RoadItemProps) {
  const [name, setName] = useState<string | null>(null);
  const label = roadName({ label: branch.label, name: '' });
  const title = longRoadName(branch, deed);
  return (
    <Row kind="road" data-here={here || undefined} data-travelled={travelled || undefined}>
      <RowBody>
        <RowTitle>
          <bdi>{title}</bdi>
        </RowTitle>
        <RowBadges>
          {here && <RowBadge>{words.roadHere}</RowBadge>}
          {branch.name !== '' && <span className={css['label']}>{label}</span>}
          <span className={css['label']}>{words.roadScenes(branch.scenes.length)}</span>
        </RowBadges>
        <RowAction>
          {from !== null && `${words.roadFrom(from)}, `}
          {words.roadEnds(last)}
        </RowAction>
        {name !== null && (
          <form
            className={css['naming']}
            onSubmit={(event) => {
              event.preventDefault();
              onName(name.trim());
              setName(null);
            }}
          >
            <TextField label={words.roadNameOf(label)} value={name} maxLength={80} onText={setName} />
            <RowWays level>
              <Button submit>{words.roadSave}</Button>
              <Button
                kind="quiet"
                onClick={() => {
                  setName(null);
                }}
              >
                {words.cancel}
              </Button>
            </RowWays>
          </form>
        )}
      </RowBody>
      <RowWays>
        {name === null && (
          <Button
            kind="quiet"
            onClick={() => {
              setName(branch.name);
            }}
          >
            {words.roadName}
          </Button>
        )}
        <Button aria-label={`${words.roadOpen} ${title}`} onClick={onOpen}>
          {words.roadOpen}
        </Button>
      </RowWays>
    </Row>
  );
}
