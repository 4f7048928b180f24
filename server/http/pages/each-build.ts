import { statSync } from 'node:fs'
import path from 'node:path'

/**
 * Reads something from the build in the folder, and again when the build was replaced; undefined when there is none, or it cannot be read.
 */
export function eachBuild<T>(h5Dir: string, read: (h5Dir: string) => T): () => T | undefined {
  let known: { readonly at: number; readonly found: T } | undefined
  return () => {
    try {
      const at = statSync(path.join(h5Dir, 'index.html')).mtimeMs
      if (known?.at !== at) known = { at, found: read(h5Dir) }
      return known.found
    } catch {
      return undefined
    }
  }
}
