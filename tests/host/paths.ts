/** A path without `.`, `..` and double slashes. */
export function normalPath(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** The folder of a path, with its slash. */
export const folderOf = (path: string): string => path.replace(/[^/]*$/, '')

/** A name as a file writes it, from the root of the package when it begins with a slash. */
export const pathFrom = (name: string, from: string): string =>
  normalPath(name.startsWith('/') ? name : folderOf(from) + name)
