import { goTo } from './go'

/** The menus of a city's modules. Source: specification §2 (popup menu). */
export type ModuleMenu = 'expand' | 'fund' | 'vote' | 'shop' | 'mutual' | 'mayor'

/** Where the entries of a menu lead, by id. */
const ways: Readonly<Record<ModuleMenu, readonly (() => void)[]>> = {
  expand: [() => goTo('archive', { type: 'expand' }), () => goTo('expandPrice'), () => goTo('rich', { key: 'expand' })],
  fund: [() => goTo('archive', { type: 'fund' }), () => goTo('rich', { key: 'fund' })],
  vote: [() => goTo('archive', { type: 'vote' }), () => goTo('voteAdd')],
  shop: [() => goTo('rich', { key: 'shop' }), () => goTo('shopAdd')],
  mutual: [() => goTo('rich', { key: 'mutual' }), () => goTo('mutualAdd')],
  mayor: [() => goTo('archive', { type: 'mayor' }), () => goTo('rich', { key: 'mayor' })],
}

/** The entry of a menu that writes as the acting block, by its id. */
const writing: Partial<Record<ModuleMenu, number>> = { vote: 2, shop: 2, mutual: 2 }

export const isWriting = (module: ModuleMenu, id: number): boolean => writing[module] === id

/** Opens the page of a menu entry (0: none). */
export const openMenuEntry = (module: ModuleMenu, id: number): void => ways[module][id - 1]?.()
