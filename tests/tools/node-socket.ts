import type { WebSocketLikeConstructor } from '@supabase/supabase-js';
import { WebSocket } from 'ws';

/**
 * The socket that supabase-js takes on a Node that has none of its own. The cast is about `this` and the events of the DOM, which the
 * types of `ws` call by other names: the library sets the four handlers and calls `send` and `close`, and this has them.
 */
export const nodeSocket = WebSocket as unknown as WebSocketLikeConstructor;
