import type { CharacterForm } from '../domain/character.ts';
import type { ContentRating, ReadingLevel, StorySettings } from '../domain/settings.ts';

/** How long a sentence is at a reading level, in words. */
export function readingRule(level: ReadingLevel): string {
  switch (level) {
    case 'elementary':
      return 'Reading level: elementary. Each sentence has 5 to 12 words. Use simple, everyday words and concrete things.';
    case 'middle':
      return 'Reading level: middle school. Each sentence has 8 to 20 words. Explain a rare word by what happens around it.';
    case 'high':
      return 'Reading level: high school. Each sentence has 15 to 30 words. A rich vocabulary is welcome.';
    case 'adult':
      return 'Reading level: adult. Vary the length of sentences between 6 and 30 words. Prefer precise words to grand ones.';
  }
}

/** What a rating lets a story show. The rule about minors holds at every rating and cannot be wished away. */
export function ratingRule(rating: ContentRating, form: CharacterForm): string {
  const minors = 'Never put anyone under 18 into sexual content of any kind, whatever the player asks.';
  const hero =
    form.age < 18
      ? ` ${heroName(form)} is ${form.age} years old, a minor: no sexual content of any kind in this story.`
      : '';
  switch (rating) {
    case 'everyone':
      return `Content rating: Everyone. No blood, no cruelty, no swearing, no sexual content; danger stays mild and hopeful. ${minors}${hero}`;
    case 'teen':
      return `Content rating: Teen. Peril, fights and fear without gore; mild language; romance no further than a kiss; no sexual content. ${minors}${hero}`;
    case 'mature':
      return `Content rating: Mature. Violence, dread and adult themes where the story needs them; never explicit sexual content. ${minors}${hero}`;
  }
}

/** The person and the tense in which a story is told. */
export function narrationRule(settings: StorySettings, form: CharacterForm): string {
  const name = heroName(form);
  return settings.narration === 'second'
    ? `Tell it in the second person and the past tense: the reader is ${name}, called "you".`
    : `Tell it in the third person and the past tense. The hero is ${name}, ${pronounWords(form)}.`;
}

/** The language of the story. */
export function languageRule(language: string): string {
  return `Write in ${languageName(language)}.`;
}

/** How many paragraphs a passage has, and how long they are. */
export function paragraphRule(settings: StorySettings): string {
  const most = settings.readingLevel === 'elementary' ? 60 : settings.passageLength === 3 ? 85 : 110;
  return `Exactly ${numberWord(settings.passageLength)} paragraphs, separated by one blank line, each of at most ${most} words.`;
}

/** The one-call form: title, passage and actions as tagged plain text. */
export function formOfTurn(passageLength: number): string {
  const told = Array.from(
    { length: passageLength },
    (_, index) => `(paragraph ${index + 1}, at most 90 words)`,
  );
  return [
    'Answer in exactly this form, as plain text, with these four labels in English:',
    'TITLE: (two to five words)',
    '',
    told.join('\n\n'),
    '',
    'GOOD: (a kind action the hero could take next, at most 12 words, beginning with a verb)',
    'NEUTRAL: (a careful or practical action)',
    'EVIL: (a selfish or cruel action)',
  ].join('\n');
}

export function numberWord(count: number): string {
  return ['no', 'one', 'two', 'three'][count] ?? String(count);
}

/** One line of the hero's own name, safe in a sentence. */
export function heroName(form: CharacterForm): string {
  const name = form.name
    .replace(/[\s<>"\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 60)
    .trim();
  return name === '' ? 'the hero' : name;
}

export function pronounWords(form: CharacterForm): string {
  if (form.gender === 'female') return 'she/her';
  return form.gender === 'male' ? 'he/him' : 'they/them';
}

/** 'German (de)'; a tag that is none is shown as it is, without anything but letters. */
function languageName(language: string): string {
  const tag = language.replace(/[^A-Za-z0-9-]/g, '').slice(0, 35);
  if (tag === '') return 'English';
  try {
    const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag);
    return name === undefined || name.toLowerCase() === tag.toLowerCase() ? tag : `${name} (${tag})`;
  } catch {
    return tag;
  }
}
