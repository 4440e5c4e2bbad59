import { useState } from 'react';

import type { Action } from '../../domain/action.ts';
import type { Branch } from '../../domain/branches.ts';
import { directionOf } from '../../domain/direction.ts';
import { Button } from '../kit/button.tsx';
import { TextField } from '../kit/text-field.tsx';
import { StoredPicture } from '../parts/stored-picture.tsx';
import { changesSentence } from '../parts/ledger-lines.ts';
import { paragraphsOf } from '../kit/paragraphs.ts';
import { Pigment } from '../parts/pigment.tsx';
import { roman } from '../kit/roman.ts';
import { pathsNotTaken, type Chart, type Spot } from './chart.ts';
import css from './scene-panel.module.css';
import { words } from './words.ts';

export type ScenePanelProps = {
  readonly chart: Chart;
  readonly spot: Spot;
  readonly language: string;
  readonly onGo: () => void;
  readonly onTake: (action: Action) => void;
  readonly onRead: () => void;
  readonly onCompare: () => void;
  readonly onName: (branch: Branch, name: string) => void;
  readonly onDelete: (branch: Branch) => void;
};

/** What lies at the chosen place of the map, and what can be done there. */
export function ScenePanel(props: ScenePanelProps) {
  const { chart, spot, language, onGo, onTake, onRead, onCompare, onName, onDelete } = props;
  const { scene, branch, here, travelled, children } = spot;
  const meta = chart.metas.get(scene.id);
  const [naming, setNaming] = useState<string | null>(null);
  const notTaken = pathsNotTaken(chart, spot);
  const changes = changesSentence(scene.statChanges);
  const excerpt = paragraphsOf(meta?.edited ?? scene.passage)[0] ?? '';
  const road = branch ? (chart.roads.get(branch.id) ?? '') : '';
  return (
    <aside className={css['panel']} aria-live="polite">
      {meta?.image && <StoredPicture hash={meta.image} alt={scene.title} className={css['plate']} />}
      <p className={css['folio']}>{words.folio(roman(scene.depth + 1), road)}</p>
      <h3 className={css['title']} lang={language} dir={directionOf(language, scene.title)}>
        {scene.title}
      </h3>
      <p
        className={css['action']}
        data-type={scene.action?.type}
        lang={language}
        dir={directionOf(language, scene.action?.text)}
      >
        {scene.action && <Pigment type={scene.action.type} size="1rem" />}
        {scene.action?.text ?? (scene.parent === null ? words.opening : words.wentOn)}
      </p>
      <p className={css['excerpt']} lang={language} dir={directionOf(language, excerpt)}>
        {excerpt}
      </p>
      {changes !== '' && <p className={css['changes']}>{changes}</p>}
      <div className={css['deeds']}>
        {here ? (
          <p className={css['here']}>{words.here}</p>
        ) : (
          <Button kind="primary" wide onClick={onGo}>
            {children.length > 0 ? words.goHere : words.goOn}
          </Button>
        )}
        <Button wide onClick={onRead}>
          {words.read}
        </Button>
        {!travelled && (
          <Button wide onClick={onCompare}>
            {words.compare}
          </Button>
        )}
      </div>
      {notTaken.length > 0 && (
        <section>
          <h4 className={css['label']}>{words.notTaken}</h4>
          <ul className={css['paths']}>
            {notTaken.map((action) => (
              <li key={action.id}>
                <button
                  type="button"
                  data-type={action.type}
                  onClick={() => {
                    onTake(action);
                  }}
                >
                  <Pigment type={action.type} size="1rem" />
                  <span lang={language} dir={directionOf(language, action.text)}>
                    {action.text}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p className={css['hint']}>{words.notTakenHint}</p>
        </section>
      )}
      {branch &&
        (naming === null ? (
          <div className={css['road']}>
            <Button
              kind="link"
              onClick={() => {
                setNaming(branch.name);
              }}
            >
              {words.name}
            </Button>
            {branch.label !== 'main' && (
              <Button
                kind="link"
                onClick={() => {
                  onDelete(branch);
                }}
              >
                {words.remove}
              </Button>
            )}
          </div>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onName(branch, naming.trim());
              setNaming(null);
            }}
          >
            <TextField label={words.nameOf(road)} value={naming} maxLength={80} onText={setNaming} />
            <Button submit>{words.save}</Button>{' '}
            <Button
              kind="quiet"
              onClick={() => {
                setNaming(null);
              }}
            >
              {words.cancel}
            </Button>
          </form>
        ))}
    </aside>
  );
}
