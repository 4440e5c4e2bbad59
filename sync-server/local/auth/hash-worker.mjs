// Hashes passwords beside the main thread, which serves everybody else meanwhile. It is plain JavaScript, and all it does is arithmetic:
// a worker is started by the address of a file, and neither the development server nor a test would translate that file.
import { parentPort } from 'node:worker_threads';
import { argon2id } from '@noble/hashes/argon2.js';

parentPort.on('message', ({ password, salt, memoryKib, passes, lanes, length }) => {
  const hash = argon2id(password, salt, { m: memoryKib, t: passes, p: lanes, dkLen: length });
  parentPort.postMessage({ hash });
});
