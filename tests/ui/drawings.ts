type Fiber = {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
};

const performedWork = 1;
const drawn = new Map<string, number>();

// React tells whoever stands here before it is loaded of each commit, as it tells its developer tools: import this before anything that brings React.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: (_id: number, { current }: { readonly current: Fiber }) => count(current),
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    checkDCE: () => {},
  },
});

/** What `deed` made React draw: how often each component was, by its name. */
export async function drawingsOf(deed: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  drawn.clear();
  await deed();
  return new Map(drawn);
}

/** What was left as it was keeps its fibers, and is not looked into. */
function count(fiber: Fiber) {
  if (typeof fiber.type === 'function' && (fiber.flags & performedWork) !== 0)
    drawn.set(fiber.type.name, (drawn.get(fiber.type.name) ?? 0) + 1);
  const before = fiber.alternate?.child ?? null;
  if (fiber.alternate !== null && before === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) count(child);
}
