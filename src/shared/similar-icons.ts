/** The icon that is shown where there is no similar one: one of the common icons. */
const neutralIcon = 'shapes';

/** As many words of a name are compared with other names. */
const mostWords = 8;

/**
 * The names of icons that may be similar to one that does not exist, the most similar first: of one
 * instead of several (`robots`), of the first words (`shield-zap` is a shield), of the last words
 * (`lucide-rocket`), and at last a neutral one. None for an empty name.
 */
export function similarIcons(name: string): readonly string[] {
  if (name === '') return [];
  const words = name.split('-', mostWords);
  const cuts = Array.from(words.keys()).slice(1);
  return [
    name.replace(/\d+$|s$/, ''),
    ...cuts.toReversed().map((cut) => words.slice(0, cut).join('-')),
    ...cuts.map((cut) => words.slice(cut).join('-')),
    neutralIcon,
  ];
}
