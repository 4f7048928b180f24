type Module = { exports: unknown }
type Factory = (require: (name: string) => unknown, module: Module, exports: unknown) => void

const factories: Record<string, Factory> = {}
const loaded = new Map<string, Module>()

/** Takes the table that the packer wrote. */
export const defineModules = (table: Record<string, Factory>): void => void Object.assign(factories, table)

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

export const hasModule = (path: string): boolean => path in factories

/** Runs a script once and gives its exports, as `require` does in a mini-program. Throws for an unknown name. */
export function requireModule(name: string, from = ''): unknown {
  const path = normalPath(name.startsWith('/') ? name : folderOf(from) + name)
  const found = [path, `${path}.js`, `${path}/index.js`].find(hasModule)
  const factory = found === undefined ? undefined : factories[found]
  if (found === undefined || factory === undefined) throw new Error(`module '${name}' is not defined (from ${from})`)
  const known = loaded.get(found)
  if (known !== undefined) return known.exports
  const module: Module = { exports: {} }
  loaded.set(found, module)
  factory.call(undefined, (inner) => requireModule(inner, found), module, module.exports)
  return module.exports
}
