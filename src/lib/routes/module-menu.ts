import { goTo } from './go'

/** The menus of a city's modules. Source: specification §2 (popup menu). */
export type ModuleMenu = 'expand' | 'fund' | 'vote' | 'shop' | 'mutual' | 'mayor'

/** Where the entries of a menu lead, by their ids; a module that is not built yet leads nowhere. */
const ways: Partial<Record<ModuleMenu, readonly (() => void)[]>> = {
  expand: [() => goTo('archive', { type: 'expand' }), () => goTo('expandPrice'), () => goTo('rich', { key: 'expand' })],
}

/** Opens what an entry of a module's menu names (0: none). False when there is nothing behind it yet. */
export function openMenuEntry(module: ModuleMenu, id: number): boolean {
  const way = ways[module]?.[id - 1]
  way?.()
  return way !== undefined || id === 0
}
