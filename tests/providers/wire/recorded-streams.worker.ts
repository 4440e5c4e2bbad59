import { faultOf, faultyCuts, type RecordedStream } from './read-pieces.ts';

/** Runs the recorded streams where they are read in the game: in a worker of the browser. */
self.addEventListener('message', ({ data }: MessageEvent<readonly RecordedStream[]>) => {
  self.postMessage(data.map((recorded) => ({ fault: faultOf(recorded), cuts: faultyCuts(recorded) })));
});
