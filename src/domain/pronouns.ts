import type { Gender } from './character.ts';

/** How a hero is spoken of in the third person. */
export type Pronouns = {
  /** she, he, they */
  readonly subject: string;
  /** her, him, them */
  readonly object: string;
  /** her, his, their */
  readonly possessive: string;
  /** The past tense of 'to be' that goes with the subject. */
  readonly be: 'was' | 'were';
};

/** The pronouns of a gender; 'other' takes they and them. */
export function pronounsOf(gender: Gender): Pronouns {
  switch (gender) {
    case 'female':
      return { subject: 'she', object: 'her', possessive: 'her', be: 'was' };
    case 'male':
      return { subject: 'he', object: 'him', possessive: 'his', be: 'was' };
    case 'other':
      return { subject: 'they', object: 'them', possessive: 'their', be: 'were' };
  }
}
