import type { Bag } from '../protocol'

/** What the app's scripts registered through `App`, `Page` and `Component`, by the path that was loading. */
export const registry = {
  app: undefined as Bag | undefined,
  pages: new Map<string, Bag>(),
  components: new Map<string, Bag>(),
  loadingPath: '',
}

/** Loads a script while remembering which page or component it belongs to. */
export function whileLoading(path: string, load: () => void): void {
  const before = registry.loadingPath
  registry.loadingPath = path
  try {
    load()
  } finally {
    registry.loadingPath = before
  }
}

/** The registering functions every mini-program script sees. */
export const registering = {
  App: (definition: Bag): void => {
    registry.app = definition
  },
  Page: (definition: Bag): void => {
    registry.pages.set(registry.loadingPath, definition)
  },
  Component: (definition: Bag): string => {
    registry.components.set(registry.loadingPath, definition)
    return registry.loadingPath
  },
  Behavior: (definition: Bag): Bag => definition,
}
