import { providerDetails } from '../../domain/provider-details.ts';
import { remoteNames } from '../../domain/provider-names.ts';

/** Words of the privacy page. */
export const words = {
  title: 'What this page sends, and where',
  lead: 'Your heroes, stories and settings are kept on this device, in this browser. Words leave it only for a storyteller that you chose, when you ask for a passage, titles or an example; for a provider of pictures, if you chose one; and for your account, if you made one.',
  parts: [
    {
      title: 'The built-in storyteller',
      text: ['It writes on this device. Nothing is sent to anyone, with or without a connection.'],
    },
    {
      title: 'Pictures',
      text: [
        'They are drawn on this device unless you choose a provider in Settings. A photo of yours, whether chosen, pasted or taken with the camera, is kept here without what its file said beside the picture.',
        'A provider is sent, for each picture that you ask for or have made by itself, a sentence or two about the scene, your hero’s looks, and his portrait or the photo behind it; before the first time that is said once more, with where it goes. With Replicate it goes to this game’s server and from there to replicate.com; the server keeps the picture in your private folder, and neither the words nor the photo. A key of your own goes along with each request and is kept on this device alone.',
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
      title: 'An account, if you make one',
      text: [
        'Nobody needs one. In demo play nothing is asked of the server, not even whether it has accounts.',
        'The server keeps your e-mail address, your name and picture if you gave them, and your password in a form from which it cannot be read; of each sign-in the name of the device, when it began and when it was last renewed. Signing in with Google tells Google that you do, and tells us the name, address and picture that you have there; the picture is shown from Google’s own address.',
        'Stories, heroes, pictures and settings of the account are kept on this device. Those that were sent to the server are kept there as well; when you sign out, the page says how many turns are not among them. Drawings, the photo behind a portrait, models and keys are never sent.',
        'All of it is kept until you delete it. A one-use code for another device is good for a minute, a link in a mail for as long as the mail says. In “Your account” you can see and end every sign-in, take everything along as one file, and delete the account with all that is in it.',
        'This browser keeps the sign-in itself until you sign out. You choose then whether your stories stay here, closed, or are removed.',
      ],
    },
    {
      title: 'The host of this page',
      text: [
        'It delivers the files of the game and looks for a new edition while the page is open. As with any website it sees your internet address then. Without an account it is sent none of your words. There are no cookies, no counting of visitors, and no scripts, fonts or pictures from anyone else.',
      ],
    },
    {
      title: 'If you clear this browser’s data',
      text: [
        'Your stories are cleared with it. There is no copy anywhere else but the backups that you saved and, with an account, what was sent to its server.',
      ],
    },
  ],
  terms: 'From whoever runs this server',
  back: 'Back to the game',
};
