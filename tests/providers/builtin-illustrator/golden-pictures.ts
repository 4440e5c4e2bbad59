import { genres, imageStyles } from '../../../src/domain/character-choices.ts';
import { emptyForm } from '../../../src/domain/character.ts';
import { emptySceneContext } from '../../../src/domain/scene-context.ts';
import { hashOf } from '../../../src/providers/builtin-illustrator/chance.ts';
import { paint, readSpec } from '../../tools/art-paint.ts';

/** Every genre and every style once as a scene and once as a portrait, with what a player may have written. */
export function paintGoldenPictures(): readonly string[] {
  return imageStyles.flatMap((imageStyle, i) => {
    const hero = {
      ...emptyForm,
      name: `Hero ${i}`,
      appearance:
        ['long red hair', 'a bald man with a full beard', 'a hooded figure', 'a girl in a straw hat'][
          i % 4
        ] ?? '',
      age: 8 + i * 3,
      imageStyle,
      customStyle: 'charcoal',
      genre: genres[i % genres.length] ?? 'drama',
    };
    const time = ['dawn', 'noon', 'dusk', 'night'][i % 4] ?? '';
    const weather = ['', 'rain', 'snow', 'storm', 'fog'][i % 5] ?? '';
    const location = ['', 'the tavern', 'the forest', 'the sea', 'the laboratory', 'the street'][i % 6] ?? '';
    const context = { ...emptySceneContext, time, weather, location, characters: ['Mister Brandt', 'Ilse'] };
    return [{ title: '', passage: '', action: '', context }, null].map((moment) =>
      paint(
        readSpec({ hero, moment, width: 768, height: moment === null ? 960 : 480, seed: `golden${i}` }),
        `golden${i}`,
      ),
    );
  });
}

/** Hash and length of each golden picture. */
export function goldenPicturesNow(): readonly string[] {
  return paintGoldenPictures().map((svg) => `${hashOf(svg).toString(16).padStart(8, '0')} ${svg.length}`);
}
