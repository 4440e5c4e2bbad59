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
