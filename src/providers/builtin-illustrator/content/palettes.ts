import type { Genre } from '../../../domain/character.ts';
import type { TimeOfDay } from '../spec.ts';

/**
 * The colour script: for each genre and time of day the sky from its top to the horizon (three colours), what is far, what is nearest,
 * the light, and one accent for what shines or is to be looked at.
 */
export const colorScript: { readonly [genre in Genre]: { readonly [time in TimeOfDay]: string } } = {
  adventure: {
    dawn: '4f7f9c e8b07f ffe3a4 b08a76 22303a fff0b8 ff9d4d',
    day: '2187a8 6fc7c4 f6ebbc 6fa893 0f3a34 fff3c4 ffb13b',
    dusk: '27487a c4606a ffbc62 8a5262 1a1e33 ffd98a ff8c42',
    night: '07203a 144562 3a7a84 235763 04121c cfe8ff ffc06a',
  },
  fantasy: {
    dawn: '6a5fa8 d79ac2 ffe2c0 9a86b0 1f2340 fff2d0 f7c66b',
    day: '4a8ec4 9bd4d8 f4f5d0 7fb694 143a2e fff8d8 f5c04a',
    dusk: '35266a a3497f ffa06b 73427a 190f2e ffd08a ffcf5c',
    night: '0c1240 2a2c74 6a64b4 40428a 080a22 d9e4ff 8ff0e0',
  },
  'sci-fi': {
    dawn: '2c4a6e 7fa3b8 ffd9b8 88a0ae 14212f ffffff ff7a3d',
    day: '4f9fd0 a9d8e6 f6faf6 a6c6d0 1b3442 ffffff ff6b35',
    dusk: '1b2a4e 5f5a8e ff9a78 4f5480 0c1628 ffd9b0 36e0e0',
    night: '04101f 0b2c46 1f667c 164a5c 020a12 d6f6ff 3df0e0',
  },
  mystery: {
    dawn: '5f7380 a9b3ac e3dcc2 8d9a98 1c2a30 fdf0c8 ffcf5a',
    day: '7d95a0 b6c4c2 e2e6da 94a6a6 22343a f6f6e6 f0b63c',
    dusk: '22384a 566c76 c7a880 48606a 0d1b23 ffd890 ffc23d',
    night: '061a22 103640 2c6062 1c4a4e 030e12 d8f0e0 ffd24a',
  },
  horror: {
    dawn: '2e2b2e 6b4a44 b5836a 5c453f 0f0c0d e8c4a0 c4281f',
    day: '59665e 8f9a88 c6c8a6 747f6e 131a16 e6e6c8 a8241c',
    dusk: '160b10 561618 b43a22 3e1416 070304 ff9a5c ff3b26',
    night: '030708 0b1a17 27483c 132b25 010302 c8e0c0 e8321e',
  },
  thriller: {
    dawn: '3c4a58 8492a0 d8cfc4 76838f 141c26 fff1dd e8402a',
    day: '6d8396 a9bac6 dfe6e8 8c9dac 1a2632 ffffff d8331f',
    dusk: '141e30 3e4c66 c46a50 333f55 080d18 ffc090 ff4a2e',
    night: '030812 0c1a2e 243f5c 14283f 01040a cfe4ff ff3524',
  },
  cyberpunk: {
    dawn: '2b1f5c 9a3f8f ff9fa8 64387f 0e0a24 ffd9ec 21e6ff',
    day: '4a4f9a 9a86c4 f0c9d8 7a6fae 17153a ffeaf4 ff2f92',
    dusk: '170b3b 7a1f7a ff4f7d 4d1a66 08041c ffb0d8 19f0ff',
    night: '05031a 1c0f4a 7a1f86 33155f 02010c f0d8ff 18f0ff',
  },
  steampunk: {
    dawn: '6a5440 c79a66 f6dca8 9a7850 2a1c12 fff0c4 e08a2c',
    day: '6f8672 bcb482 f6e6b4 a0935f 2c2312 fff6d4 c8741f',
    dusk: '3a2418 a8562a f2a552 743f22 1a0e08 ffd98a ffab3d',
    night: '0e1414 2c2c22 76582e 48381f 080705 ffe0a0 ff9f2e',
  },
  'post-apocalyptic': {
    dawn: '6d6258 b8937a e8c79a 93796a 241c18 ffe4b8 e2682c',
    day: 'a59a7c cdb88e eedfb4 b09c78 30281c fff2cc c85a24',
    dusk: '3c2a26 9a4a2c e88a44 6b3826 160e0b ffc474 ff7a2a',
    night: '0f0f12 2a2424 5c4438 3a2e29 070606 e8d4b8 ff8a3c',
  },
  superhero: {
    dawn: '2f5fb8 f08a7a ffe08a 8a6fae 141c46 fff4c0 ff3b30',
    day: '1470d8 52b4f2 d8f2ff 5a94d0 0d2a66 ffffff ffd21f',
    dusk: '1c1f6e b8336a ff9a3c 6b2a72 0c0d33 ffdf8a ffd21f',
    night: '060a38 14288a 3f66d8 1f389a 03051f e4ecff ff3040',
  },
  romance: {
    dawn: 'b88ac0 f2b0b8 ffe8d0 cf9cb0 4a2844 fff6e0 ff6f8c',
    day: '86bde6 d2e4ee ffeef0 b4c4d4 38506a fffaf4 f06a8a',
    dusk: '6a3f86 e06a86 ffc08a a8567f 331a3f ffe4b0 ff7a8f',
    night: '1f1a4a 4a3578 a0649c 5f447f 100c28 ffe8f4 ffb08a',
  },
  comedy: {
    dawn: '58b4d8 ffc98a fff0b8 f0a878 3c3a6a fff8d8 ff5f5f',
    day: '2fb4d8 8fe0e4 fff6c8 6fc8b4 1f4a66 ffffff ff6a4a',
    dusk: '5a4fb0 f07a8a ffd06a b0609a 2a2458 fff0b0 ffd84a',
    night: '1a2470 3f50a8 7a8ad8 5264b4 0e1440 fff8d8 ffd84a',
  },
  drama: {
    dawn: '8a8f9a c9b8a8 f0e0c8 a89c94 2e2a2c fff0d8 c8643c',
    day: '9aa8ac c4c8c0 e8e4d4 a8aca4 33352f fffaf0 b8582f',
    dusk: '4a4454 9a6a62 e0a878 75565a 1c181f ffd8a8 f09a50',
    night: '12151c 2a3038 565e60 394046 090b0e e4e8e4 f0b060',
  },
  western: {
    dawn: '8f6a8a f09a6a ffe0a0 c47a5c 3a1c1c fff0c0 d8482a',
    day: '3f9ab8 9ad0c8 fce8b8 d89a5c 4a2414 fff6d4 c8401f',
    dusk: '5a2440 d84a2e ffae4a 9a3a2a 240e10 ffd878 ffb03a',
    night: '101a3a 28406a 64768a 3d5068 0a0c18 e8ecff ffae4f',
  },
  historical: {
    dawn: '8a93a8 dcb08c f6e4bc b89a7a 2f2620 fff2cc b8442c',
    day: '6a9cb4 b8d0c8 f4ecd0 a8a47c 33301f fffae0 b03a26',
    dusk: '46384f b0604a f0b468 7a4a44 1f1518 ffdc94 e8803a',
    night: '0f1a2c 26384a 54666c 354854 080d14 e8ecdc f0a848',
  },
  'magical-realism': {
    dawn: '3f9a9a f0a8b8 fff0c0 9ab8a8 1a3a44 fff8dc ff5f9a',
    day: '1fa8a0 8adcc4 fff4cc 6ac0a4 0f4044 fffde8 ff4f86',
    dusk: '2a3f7a c45a9a ffb878 7a4f90 141c3c ffe4a4 4ff0d0',
    night: '071f3a 0f4f66 46aca4 1f6a76 03101f e4fff0 ff7ac0',
  },
  'space-opera': {
    dawn: '241a5c 8a4fa8 ffb48a 5f4490 0c0826 ffe8c0 ffcb3d',
    day: '2a4aa0 7a8ae0 f0d0f0 6a70c0 121440 ffffff ffc02e',
    dusk: '1a0f4a 8a2f86 ff8a5c 55267a 090520 ffd8a0 ffd24a',
    night: '04041c 1f1458 78349a 382272 02020f f0e0ff ffcf4a',
  },
  'urban-fantasy': {
    dawn: '3a3f70 9a7aa0 f0c0a8 6f6590 141630 ffe8d0 b46aff',
    day: '5f7ab0 a8b4d0 e8e0e0 8a94b8 1c2244 fffaf4 9a4fff',
    dusk: '1f1a4e 6a3a86 e87a70 4a3070 0b0a22 ffc8a0 c07aff',
    night: '070a24 181f52 46468e 272c66 03040f e0dcff b070ff',
  },
  detective: {
    dawn: '4a4a44 8f8468 d8c48c 6f6a58 17150f ffe8b0 e8a83c',
    day: '7f8478 b0ac92 dcd4b4 94917c 24221a fff4d4 c88a2c',
    dusk: '241f1a 6a4f30 c88a44 4d3c28 0d0a07 ffcf7a ffb43a',
    night: '0a0b0c 1c2021 4a4c42 2b2e2c 040404 f0e4c0 ffc04a',
  },
  survival: {
    dawn: '4a7a9a b8b8c4 ffe0c4 8aa0b4 12283a fff4e4 ff6a2a',
    day: '5aa4cc b4dcea f6fafa 94bccf 163a52 ffffff f2571f',
    dusk: '1f3560 6f5f90 f09a7a 50587f 0b1730 ffd4b0 ff7a33',
    night: '04122a 0d3050 2f7088 184c68 020917 d8f4ff ff8a3a',
  },
};
