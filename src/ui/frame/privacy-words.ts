import { providerDetails } from '../../domain/provider-details.ts';
import { remoteNames } from '../../domain/provider-names.ts';

/** Words of the privacy page. */
export const words = {
  title: 'What this page sends, and where',
  lead: 'Your heroes, stories and settings are kept on this device, in this browser. Words leave it only for a storyteller that you chose, and only when you ask for a passage, titles or an example.',
  parts: [
    {
      title: 'The built-in storyteller',
      text: ['It writes on this device. Nothing is sent to anyone, with or without a connection.'],
    },
    {
      title: 'Pictures',
      text: [
        'They are drawn on this device. A photo of yours, whether chosen, pasted or taken with the camera, is kept here without what its file said beside the picture, and is sent to nobody.',
      ],
    },
    ...remoteNames.map((name) => providerDetails[name].privacy),
    {
      title: 'A model on this device',
      text: [
        'It writes in this browser. Nothing of your story is sent to anyone, with or without a connection.',
        'Its file is fetched once, when you press Install, from the address that is shown beside it (huggingface.co for the models on the list); that host then sees your internet address. Your browser’s own model, where there is one, is fetched by the browser from its maker.',
      ],
    },
    {
      title: 'Your keys',
      text: [
        'A key is kept on this device, sent to the provider it belongs to and to nobody else, never shown again and never part of an export. You can forget it in Settings.',
      ],
    },
    {
      title: 'The host of this page',
      text: [
        'It delivers the files of the game and looks for a new edition while the page is open. As with any website it sees your internet address then. It is sent none of your words: there are no accounts, no cookies, no counting of visitors, and no scripts, fonts or pictures from anyone else.',
      ],
    },
    {
      title: 'If you clear this browser’s data',
      text: ['Your stories are cleared with it. There is no copy anywhere else.'],
    },
  ],
  back: 'Back to the game',
};
