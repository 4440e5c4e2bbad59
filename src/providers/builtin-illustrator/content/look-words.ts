import type { Genre } from '../../../domain/character.ts';
import type { HairStyle, Hat, Look, Outfit } from '../spec.ts';

/** Colour words as they are used of hair, eyes and cloth. */
export const colorWords: { readonly [word: string]: string } = {
  black: '1c1a1e', raven: '17161d', ebony: '1b1716', jet: '141318', dark: '2c2320', brown: '5a3a24', brunette: '4a2f1e', chestnut: '6b3a20',
  auburn: '7a3018', hazel: '7a5a2c', amber: 'c4802a', copper: 'b5562a', ginger: 'c4622a', red: 'a82a22', scarlet: 'c2241f', crimson: '9c1828',
  blood: '7c1418', rust: '9a4a24', orange: 'dd6f22', gold: 'd6a53a', golden: 'd9ae4a', blonde: 'dcbc72', blond: 'dcbc72', fair: 'dcc48a', sandy: 'c8a468',
  flaxen: 'e2cc8c', yellow: 'e3c03c', mustard: 'c79a2c', straw: 'd9bd6a', green: '3f7a48', emerald: '1f8a5a', olive: '6a6f38', jade: '3c9a78', teal: '1f7f82',
  turquoise: '2fa8a8', cyan: '2fb8cc', blue: '3a62a8', azure: '3f8ad0', navy: '22304f', indigo: '38346f', sapphire: '2450a8', purple: '6a3a8a', violet: '7a4ab0',
  plum: '6a2f5c', lilac: 'b094cc', lavender: 'b8a4d8', magenta: 'c02a88', pink: 'e07aa0', rose: 'd46a84', white: 'ecebe6', silver: 'c2c8ce', silvery: 'c2c8ce',
  grey: '8b8d92', gray: '8b8d92', ash: 'a5a39e', ashen: 'a5a39e', steel: '7f8f9c', salt: 'b4b4b2', snow: 'f0f2f4', ivory: 'ece4d0', cream: 'eae0c6', tan: 'c09a6a',
  khaki: 'a3946a', leather: '6f4a2c', bronze: '8f5f2e', honey: 'c48a3c', burgundy: '6a1c2c', maroon: '661f24', strawberry: 'd08a5a', midnight: '1a2040', sea: '3f8f94', ice: 'a8d4e8', icy: 'a8d4e8',
};

export const skinWords: { readonly [word: string]: string } = {
  pale: 'f2d6c4', porcelain: 'f6e0d2', ghostly: 'e6dcd8', fair: 'efcdb2', light: 'eac4a4', rosy: 'f0bfa8', freckled: 'ecc0a0', tan: 'c98f64', tanned: 'c98f64', olive: 'bf9062', bronze: 'a86c40',
  bronzed: 'a86c40', golden: 'cf9a62', brown: '8a5636', dark: '5f3a26', black: '4a2c1e', ebony: '3f251b', umber: '6b4028', copper: 'a0603c', sunburnt: 'd4835c', sunburned: 'd4835c', weathered: 'bb835c', green: '7fa05c', blue: '6f92c4', grey: '9a9a9a', gray: '9a9a9a', silver: 'b8c0c8', red: 'b85a48', purple: '9a78b4', violet: '9a78b4',
};

/** Skin of those whose words name none, from light to dark. */
export const skins = 'f2d3bb e8bf9e d9a67e c48a60 a56a44 835033 613a26 4a2c1f';
/** Hair of those whose words name none. */
export const hairs = '1c1a1e 2c211c 4a2f1e 6b3f22 8a5228 b5662f d2ac66 3a2a24';
export const eyeColors = '4a3020 6a4a24 3f6a4a 3a628f 566a74 7a5a2c';

export const hairWords: readonly (readonly [HairStyle, string])[] = [
  ['bald', 'bald balding hairless shaven-headed'],
  ['buzz', 'buzzed buzzcut shaved shorn stubbled'],
  ['mohawk', 'mohawk'],
  ['locs', 'dreadlocks dreads locs'],
  ['afro', 'afro'],
  ['curly', 'curls curly ringlets frizzy coiled'],
  ['bun', 'bun knot chignon topknot pinned updo'],
  ['ponytail', 'ponytail'],
  ['braid', 'braid braids braided plait plaits plaited'],
  ['bob', 'bob bobbed fringe'],
  ['wavy', 'wavy waves tousled wild tangled windswept mane'],
  ['swept', 'swept slicked'],
  ['parted', 'parted combed neat'],
  ['long', 'long flowing waist-length'],
  ['short', 'short cropped close-cropped'],
];

export const hatWords: readonly (readonly [Hat, string])[] = [
  ['bubble', 'spacehelmet'],
  ['helm', 'helm helmet helmeted sallet'],
  ['visor', 'visor'],
  ['goggles', 'goggles'],
  ['crown', 'crown crowned'],
  ['circlet', 'circlet tiara diadem coronet'],
  ['wizard', 'wizard sorcerer witch'],
  ['top-hat', 'top-hat tophat'],
  ['cowboy', 'cowboy stetson'],
  ['fedora', 'fedora trilby'],
  ['straw', 'straw'],
  ['turban', 'turban'],
  ['beret', 'beret'],
  ['bandana', 'bandana headscarf kerchief'],
  ['beanie', 'beanie'],
  ['cap', 'cap'],
  ['hood', 'hood hooded cowl cowled'],
];

export const outfitWords: readonly (readonly [Outfit, string])[] = [
  ['spacesuit', 'spacesuit spacesuits pressure'],
  ['armour', 'armour armor breastplate chainmail mail plate cuirass'],
  ['uniform', 'uniform cavalry tunic-coat'],
  ['hero', 'spandex costume supersuit'],
  ['cloak', 'cloak cape mantle'],
  ['robe', 'robe robes habit cassock kimono'],
  ['toga', 'toga chiton himation'],
  ['doublet', 'doublet ruff'],
  ['gown', 'gown dress velvet silk corset'],
  ['suit', 'suit tie tuxedo blazer'],
  ['waistcoat', 'waistcoat vest'],
  ['duster', 'duster trenchcoat trench'],
  ['poncho', 'poncho serape'],
  ['parka', 'parka anorak furs fur'],
  ['rags', 'rags ragged patched tattered'],
  ['hoodie', 'hoodie sweatshirt'],
  ['sweater', 'sweater jumper cardigan pullover'],
  ['jacket', 'jacket bomber biker'],
  ['coat', 'coat overcoat greatcoat frock'],
  ['tunic', 'tunic jerkin leathers'],
  ['shirt', 'shirt blouse overalls apron'],
];

/** Nouns behind which a colour is that of the clothes. */
export const clothNouns =
  'coat cloak cape robe robes dress gown suit jacket shirt tunic uniform armor armour cardigan sweater hoodie scarf velvet silk overalls vest waistcoat parka poncho leathers leather doublet mantle habit hood blouse kimono toga jumper wool linen cloth clothes spacesuit apron duster trench';

export const heldWords: readonly (readonly [Look['held'], string])[] = [
  ['lantern', 'lantern lamp'],
  ['torch', 'torch'],
  ['staff', 'staff wand spear stick crook'],
  ['sword', 'sword blade sabre saber rapier dagger knife axe katana'],
  ['gun', 'gun pistol revolver rifle blaster'],
  ['book', 'book ledger journal notebook grimoire'],
];

/** What people of a genre wear when their words do not say: clothes, hats (with 'none' as often as it is listed), and three colours each. */
export const wardrobe: { readonly [genre in Genre]: { readonly wear: string; readonly hats: string; readonly cloth: string; readonly trim: string } } = {
  adventure: { wear: 'jacket shirt coat', hats: 'fedora wide none none', cloth: '8a6a3c 5f6a3c 9a5530 3f5a5c', trim: 'c9a24a' },
  fantasy: { wear: 'cloak cloak tunic robe armour', hats: 'hood none none circlet', cloth: '2f5a44 4a3a7a 7a2f3a 2f4a6a', trim: 'd6b04a' },
  'sci-fi': { wear: 'spacesuit uniform spacesuit', hats: 'none bubble none', cloth: 'd8dcdc c4ccd0 e08a3c 3f5a74', trim: 'ff7a3d' },
  mystery: { wear: 'coat suit gown', hats: 'fedora none none', cloth: '3f4a4a 5a3f4a 2f3f3c 6a5a44', trim: 'd0ac54' },
  horror: { wear: 'coat shirt gown', hats: 'none none hood', cloth: '3a3432 4a4a44 5a2a2a 2c3430', trim: '8f7a4a' },
  thriller: { wear: 'jacket suit coat', hats: 'none none cap', cloth: '2c3440 3f4a54 23282e 5a2c2c', trim: 'a8b4bc' },
  cyberpunk: { wear: 'jacket hoodie jacket', hats: 'none none visor', cloth: '2a2a3c 3c2450 1f3440 4a1f44', trim: '21e6ff' },
  steampunk: { wear: 'waistcoat coat doublet', hats: 'top-hat goggles goggles none', cloth: '5a3a26 44503c 6a2f26 3a3f4c', trim: 'd89a3c' },
  'post-apocalyptic': { wear: 'rags duster jacket', hats: 'goggles hood bandana none', cloth: '6a5a44 7a4a2c 4f5048 5c3f34', trim: 'b0763c' },
  superhero: { wear: 'hero', hats: 'none', cloth: 'c22a2a 1f4fb0 2a2a4a d8a01f', trim: 'ffd21f' },
  romance: { wear: 'gown shirt coat sweater', hats: 'none none none straw', cloth: 'c46a84 7a94b8 e0c4b0 8a5a7a', trim: 'f0d0a0' },
  comedy: { wear: 'sweater shirt hoodie', hats: 'none none beanie cap', cloth: 'e09a2c 3fa0a0 d8584a 7a9a3c', trim: 'ffd84a' },
  drama: { wear: 'coat sweater shirt', hats: 'none none none cap', cloth: '5f5a50 7a5a44 4a5864 6a4448', trim: 'b8a078' },
  western: { wear: 'poncho duster waistcoat', hats: 'cowboy cowboy cowboy none', cloth: '7a4a2c 9a6a3c 5a3a2c 4f5a54', trim: 'd8b45a' },
  historical: { wear: 'tunic doublet robe', hats: 'none none hood', cloth: '7a3a2c 5a5a34 3f4a6a 8a6a3c', trim: 'd0a040' },
  'magical-realism': { wear: 'shirt gown coat', hats: 'none straw none', cloth: 'd88a4a 2f8a8a c44a6a e0c060', trim: 'ffb0d0' },
  'space-opera': { wear: 'uniform cloak uniform', hats: 'none none circlet', cloth: '3a2a6a 7a1f3c 1f3a6a 2c2c3c', trim: 'ffcb4a' },
  'urban-fantasy': { wear: 'jacket hoodie coat', hats: 'none none hood', cloth: '2c2c40 3f2f54 4a2a34 24383c', trim: 'b88aff' },
  detective: { wear: 'duster suit coat', hats: 'fedora fedora none', cloth: '8a7450 4f4a40 3a3834 6a5a40', trim: 'c8a45a' },
  survival: { wear: 'parka parka jacket', hats: 'fur-hood beanie none', cloth: 'c8521f 2f5a6a b8862c 6a7048', trim: 'ff9a3c' },
};
