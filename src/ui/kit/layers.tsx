import { createContext, use, useState, type ReactNode } from 'react';

type Layers = {
  /** The open dialogs, the topmost last. */
  readonly stack: readonly HTMLElement[];
  readonly push: (element: HTMLElement) => void;
  readonly pop: (element: HTMLElement) => void;
};

const nothing = () => {};
const LayersContext = createContext<Layers>({ stack: [], push: nothing, pop: nothing });

/**
 * Knows which dialog lies on top. All that is outside of a modal dialog can neither be pressed nor read out, so what must
 * stay reachable (notices) is put into the topmost one.
 */
export function LayersProvider({ children }: { readonly children: ReactNode }) {
  const [stack, setStack] = useState<readonly HTMLElement[]>([]);
  const push = (element: HTMLElement) => {
    setStack((shown) => [...shown.filter((other) => other !== element), element]);
  };
  const pop = (element: HTMLElement) => {
    setStack((shown) => shown.filter((other) => other !== element));
  };
  return <LayersContext value={{ stack, push, pop }}>{children}</LayersContext>;
}

export function useLayers(): Layers {
  return use(LayersContext);
}
