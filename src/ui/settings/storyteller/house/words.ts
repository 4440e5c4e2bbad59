import { counted } from '../../../kit/counted.ts';

/** Words about models that the server of the game lends. */
export const words = {
  free: 'on the house',
  server: 'The server',
  today: 'Today',
  used: (calls: number, most: number) =>
    calls < most
      ? `${calls} of ${counted(most, 'call')} used. New ones come after midnight UTC.`
      : `All ${most} calls are used. New ones come after midnight UTC; until then the built-in storyteller goes on, or a model with a key of your own.`,
  perScene: 'A scene takes one call, or three where that is chosen below.',
  signedOut: 'Models on the house are lent to whoever is signed in. Sign in, and they are here.',
  none: 'The server of this game lends no model. Choose another storyteller.',
} as const;
