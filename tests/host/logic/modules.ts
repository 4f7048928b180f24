import { pathFrom } from '../paths'
import { refusalOf } from './packages'

type Module = { exports: unknown }
type Factory = (require: (name: string) => unknown, module: Module, exports: unknown) => void

const factories: Record<string, Factory> = {}
const loaded = new Map<string, Module>()

/** Takes the table that the packer wrote. */
export const defineModules = (table: Record<string, Factory>): void => void Object.assign(factories, table)

export const hasModule = (path: string): boolean => path in factories

/**
 * Runs a script once and gives its exports, as `require` does in a mini-program. Throws for an unknown name, and for
 * a package that is out of reach.
 */
export function requireModule(name: string, from = ''): unknown {
  const path = pathFrom(name, from)
  const found = [path, `${path}.js`, `${path}/index.js`].find(hasModule)
  const factory = found === undefined ? undefined : factories[found]
  if (found === undefined || factory === undefined) throw new Error(`module '${name}' is not defined (from ${from})`)
  const refusal = refusalOf(found, from === '' ? found : from)
  if (refusal !== undefined) throw new Error(`module '${name}' is not defined (from ${from}): ${refusal}`)
  const known = loaded.get(found)
  if (known !== undefined) return known.exports
  const module: Module = { exports: {} }
  loaded.set(found, module)
  factory.call(undefined, (inner) => requireModule(inner, found), module, module.exports)
  return module.exports
}
