// Files of tests run side by side in threads of one process, over databases of the same names. A browser that two of them shared would tell
// each of the other's writes, and a live query that is asked again and again by strangers never comes to its answer.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
