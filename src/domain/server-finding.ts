/** What stands between this page and a server of the player's, as far as a page can tell. */
export type ServerFinding =
  /** It answers; `models` is how many it offers. */
  | { readonly type: 'reachable'; readonly models: number }
  /** It answers, and wants a key or another one. */
  | { readonly type: 'needs-key' }
  /** Something answers at the address, but not with a list of models. */
  | { readonly type: 'not-an-api'; readonly status: number }
  | { readonly type: 'bad-address' }
  | { readonly type: 'offline' }
  /** It runs, but does not let this page read its answers. */
  | { readonly type: 'cors' }
  /** Nothing listens there, or a firewall is in between. */
  | { readonly type: 'refused' }
  /** Something took the connection and did not answer for `afterMs`. */
  | { readonly type: 'silent'; readonly afterMs: number }
  /** The browser asks before a page may reach the local network, and was told no. */
  | { readonly type: 'permission-denied' }
  /** The same, and nobody has answered yet. */
  | { readonly type: 'permission-asked' }
  /** This page came over https, and browsers let it ask nobody over http but the device itself. */
  | { readonly type: 'mixed-content' }
  /** Safari does not even let it ask the device itself. */
  | { readonly type: 'safari-loopback' }
  /** The host of this page does not allow this address. */
  | { readonly type: 'policy' };

/** Examines a server by its base address. Never rejects. Sends no key. */
export type ServerDoctor = (address: string) => Promise<ServerFinding>;

/** How the browser's own model stands. */
export type OwnModelState = 'absent' | 'downloadable' | 'downloading' | 'ready' | 'other-language';

/** What only a page can find out or begin. */
export type PageServices = {
  readonly examineServer: ServerDoctor;
  readonly ownModel: {
    /** @param language BCP 47 tag of the story's language. */
    readonly state: (language: string) => Promise<OwnModelState>;
    /** Has the browser fetch its model; must begin with a click. `onProgress` is told 0 to 1. */
    readonly fetch: (language: string, onProgress: (part: number) => void) => Promise<OwnModelState>;
  };
};
