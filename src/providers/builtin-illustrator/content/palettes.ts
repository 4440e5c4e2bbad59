import type { Genre } from '../../../domain/character.ts';
import type { TimeOfDay } from '../spec.ts';

/**
 * The colour script: for each genre and time of day the sky from its top to the horizon (three colours), what is far, what is nearest,
 * the light, and one accent for what shines or is to be looked at.
 */
export const colorScript: { readonly [genre in Genre]: { readonly [time in TimeOfDay]: string } } = {
  adventure: {
    dawn: '579 ea7 fda a87 233 feb f95',
    day: '28a 7cc eeb 7a9 133 fec fa3',
    dusk: '247 c66 fb6 856 223 fd8 f84',
    night: '023 146 378 256 012 cef fb6',
  },
  fantasy: {
    dawn: '66a d9b fdb 98a 224 fec fc6',
    day: '48c 9cd eec 7b9 133 ffd eb4',
    dusk: '326 a47 f96 747 113 fc8 fc5',
    night: '114 237 66b 448 012 ddf 8ed',
  },
  'sci-fi': {
    dawn: '346 7ab fdb 89a 123 fff f74',
    day: '59c ade efe acc 234 fff f63',
    dusk: '225 658 f97 558 112 fda 3dd',
    night: '012 134 267 145 011 def 4ed',
  },
  mystery: {
    dawn: '678 aba ddb 899 223 fec fc5',
    day: '799 bcb ded 9aa 233 eee eb4',
    dusk: '234 567 ca8 466 122 fd8 fb4',
    night: '022 134 366 245 011 ded fc4',
  },
  horror: {
    dawn: '333 644 b86 544 111 ec9 c22',
    day: '566 898 cca 776 121 eec a22',
    dusk: '111 511 b32 411 000 f95 f32',
    night: '000 121 244 132 000 cdb e32',
  },
  thriller: {
    dawn: '445 899 dcc 788 122 fed e42',
    day: '345 679 9a9 567 112 eed d32',
    dusk: '123 446 c65 345 011 fb8 f43',
    night: '001 123 245 124 001 cdf f32',
  },
  cyberpunk: {
    dawn: '325 948 f9a 637 112 fde 2ef',
    day: '459 98c ecd 77a 113 fee f39',
    dusk: '113 727 f57 526 002 fad 1ef',
    night: '002 214 728 316 001 edf 1ef',
  },
  steampunk: {
    dawn: '654 c96 eda 975 221 fec d83',
    day: '787 bb8 eeb 996 321 fec c72',
    dusk: '321 a52 ea5 742 210 fd8 fa4',
    night: '111 332 753 432 000 fd9 f93',
  },
  'post-apocalyptic': {
    dawn: '665 b97 ec9 976 221 fdb d63',
    day: 'a97 cb8 edb a97 322 fec c52',
    dusk: '422 943 e84 632 111 fc7 f72',
    night: '111 222 543 332 000 ecb f84',
  },
  superhero: {
    dawn: '36b e87 fd8 87a 124 feb f33',
    day: '17d 5be def 59c 126 fff fc2',
    dusk: '226 b36 f94 627 113 fd8 fc2',
    night: '013 128 46d 239 002 def f34',
  },
  romance: {
    dawn: 'b8b eab fec c9a 424 fed f78',
    day: '8be cde fee bcc 356 ffe e68',
    dusk: '648 d68 fb8 a57 324 fda f78',
    night: '224 437 969 647 112 fee fa8',
  },
  comedy: {
    dawn: '5bd fc8 feb ea7 436 ffd f66',
    day: '3bd 8dd fec 7cb 246 fff f64',
    dusk: '55a e78 fc6 a69 225 fea fd4',
    night: '227 45a 78d 56b 114 ffd fd4',
  },
  drama: {
    dawn: '889 cba edc a99 323 fed c64',
    day: '9aa ccb edc aaa 333 ffe b53',
    dusk: '445 966 da7 755 212 fda e95',
    night: '112 233 566 344 111 ded ea6',
  },
  western: {
    dawn: '868 e96 fd9 c75 322 feb d42',
    day: '49b 9cc feb d95 421 fec c42',
    dusk: '524 d43 fa4 932 211 fd7 fa3',
    night: '123 246 678 456 111 eef fa5',
  },
  historical: {
    dawn: '89a da8 edb b97 322 fec b43',
    day: '69b bcc eec aa7 332 ffd a32',
    dusk: '435 a64 eb6 744 211 fd9 e83',
    night: '123 234 566 345 011 eed ea4',
  },
  'magical-realism': {
    dawn: '499 eab feb 9ba 234 ffd f69',
    day: '2a9 8dc fec 6ba 144 ffe f58',
    dusk: '247 c59 fb7 758 124 fda 5ec',
    night: '023 156 4aa 267 012 dfe f7b',
  },
  'space-opera': {
    dawn: '225 85a fb8 648 102 feb fc4',
    day: '249 78d ece 67b 114 fff fb3',
    dusk: '214 838 f85 527 102 fd9 fc4',
    night: '002 215 739 327 001 edf fc4',
  },
  'urban-fantasy': {
    dawn: '347 979 eba 768 113 fec b6f',
    day: '67a abc edd 89b 224 ffe 95f',
    dusk: '225 638 e77 437 112 fc9 b7f',
    night: '012 125 448 236 001 ddf a7f',
  },
  detective: {
    dawn: '444 886 dc8 765 111 fea ea4',
    day: '787 aa9 dcb 997 222 fec c83',
    dusk: '222 653 c84 542 110 fc7 fb3',
    night: '111 222 444 333 000 edb fb4',
  },
  survival: {
    dawn: '479 bbc fdc 89b 123 fed f62',
    day: '5ac bde eff 9bc 135 fff e52',
    dusk: '236 768 e97 557 113 fca f73',
    night: '012 135 378 146 011 def f83',
  },
};
