import { readForm } from './intake.ts';
import { mendArticles } from './morphology.ts';
import { chainOf, rngOf } from './random.ts';
import type { Library } from './library.ts';
import type { ExampleRequest } from '../../domain/ports/storyteller.ts';
import { namesOf } from './names.ts';
import type { CharacterForm } from '../../domain/character.ts';

/** An example for one field that fits what the rest of the form says; each nonce gives the next of a shuffled deck. */
export function tellExample({ field, form, nonce }: ExampleRequest, library: Library): string {
  const deck = rngOf(chainOf('example', field, form.genre, form.era, form.gender), 'deck').shuffle(
    candidates(field, form, library),
  );
  const raw = deck[((nonce % deck.length) + deck.length) % deck.length] ?? '';
  return mendArticles(fill(raw, form, library));
}

function candidates(
  field: ExampleRequest['field'],
  form: CharacterForm,
  library: Library,
): readonly string[] {
  switch (field) {
    case 'name': {
      const pronoun = form.gender === 'male' ? 'he' : form.gender === 'female' ? 'she' : null;
      const firsts =
        pronoun === null
          ? [...namesOf(library, 'he', form.era), ...namesOf(library, 'she', form.era)]
          : namesOf(library, pronoun, form.era);
      const lasts = namesOf(library, 'last', form.era);
      return firsts.map((first, i) =>
        `${first} ${lasts[(i * 7 + 3) % Math.max(1, lasts.length)] ?? ''}`.trim(),
      );
    }
    case 'appearance': {
      const band = readForm(form).ageBand;
      const builds = library.words(`look.build.${band === 'teen' ? 'child' : band}`);
      const hairs = library.words('look.hair');
      const eyes = library.words('look.eyes');
      const clothes = library.words(`look.dress.${form.era}`);
      return builds.flatMap((build, i) =>
        [0, 1, 2].map((k) => {
          const at = i * 3 + k;
          return `${build}, with ${hairs[(at * 5 + 1) % hairs.length] ?? ''}, ${eyes[(at * 3 + 2) % eyes.length] ?? ''}, and ${clothes[(at * 7 + 1) % clothes.length] ?? ''}`;
        }),
      );
    }
    case 'objective':
      return library.words('example.objective');
    case 'setting':
      return [...library.words(`example.setting.${form.era}`), ...library.words('example.setting')];
    case 'motivation':
      return library.words('example.motivation');
  }
}

/** Examples may speak of the hero: {his}, {he}, {him}. */
function fill(text: string, form: CharacterForm, library: Library): string {
  const { pronoun } = readForm(form);
  const words = {
    he: { he: 'he', him: 'him', his: 'his' },
    she: { he: 'she', him: 'her', his: 'her' },
    they: { he: 'they', him: 'them', his: 'their' },
  }[pronoun];
  const nouns: { readonly [slot: string]: string } = Object.fromEntries(
    library.words(`era.${form.era}`).map((pair) => pair.split('=') as [string, string]),
  );
  const all: { readonly [slot: string]: string } = { ...nouns, ...words };
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => all[slot] ?? '');
}
