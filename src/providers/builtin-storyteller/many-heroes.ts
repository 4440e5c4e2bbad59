/** Whether a name is that of several: "Mai & Linh", "the twins of Orrery Street". */
export function isNameOfMany(name: string): boolean {
  if (/['’]s \p{L}+$|^every/iu.test(name)) return false;
  return (
    / (?:and|&) \p{L}/u.test(name) ||
    /^the (?:twins|sisters|brothers|children|cousins) \p{Lu}/iu.test(name) ||
    /^the (?:[\p{L}'’-]+ ){0,3}(?:twins|children|brothers|sisters|cousins|friends|(?!(?:\w*(?:ss|us|is)|Upstairs|Downstairs|Indoors|Outdoors)\b)\p{Lu}[\p{L}'’-]*s)(?: of .*)?$/iu.test(
      name,
    )
  );
}

/**
 * Where the heroes are several, what is said of them by name: "Mai & Linh was late" is "Mai & Linh were late". Packs are written of one
 * hero; behind 'they' every verb is right already.
 */
export function ofMany(paragraph: string, name: string): string {
  const sentence = new RegExp(
    `((?:^|[.!?;:,] |[.!?]["”] |\\b(?:that|as|when|because|and|but|what|where|if) )(?:${literal(name)}|${literal(capitalised(name))}))((?:, [^.!?;"“”]+?,)? )(was|has|is)\\b([^.!?;"“”]*)`,
    'gu',
  );
  return paragraph
    .replace(
      sentence,
      (_, who: string, between: string, verb: string, rest: string) =>
        `${who}${between}${several[verb] ?? verb}${rest.replace(/\band (was|has|is)\b/g, (__, next: string) => `and ${several[next] ?? next}`)}`,
    )
    .replace(
      new RegExp(
        `((?:^|[.!?] )(?:${literal(name)}|${literal(capitalised(name))})\\b[^.!?;"“”]*?,? and )(was|has|is)\\b`,
        'gu',
      ),
      (_, before: string, verb: string) => `${before}${several[verb] ?? verb}`,
    );
}

const several: { readonly [verb: string]: string } = { was: 'were', has: 'have', is: 'are' };

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
