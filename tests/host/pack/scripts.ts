import { shadowedNames } from './shadowed'

/** One script of the app as an entry of the module table. The inner function lets a script declare a shadowed name itself. */
export function wrapScript(name: string, source: string): string {
  const parameters = ['require', 'module', 'exports', ...shadowedNames].join(',')
  return `${JSON.stringify(name)}:function(${parameters}){(function(){${source}\n}).call(this)}`
}

/** The whole module table, as the script the logic layer loads. */
export const moduleTable = (modules: readonly string[]): string => `__defineModules({${modules.join(',\n')}});`
