import { statSync } from 'node:fs'
import path from 'node:path'

/**
 * Reads something of the build that lies there, again when it is another one; undefined where there is none, or one
 * that cannot be read so.
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
