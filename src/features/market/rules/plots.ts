import type { ModuleName } from '@contract/modules'
import { moduleNames, moduleWords } from '@contract/modules'

/** One of the plots of the buy home; its drawing and its menu have the same name. Source: specification §2 (popup menu). */
export interface CityModule {
  readonly name: ModuleName
  readonly title: string
  /** What a tap opens. */
  readonly page: Exclude<ModuleName, 'vote'> | 'votes'
}

/** The plots in the order of the city's home. */
export const plotsIn = (order: readonly ModuleName[] = moduleNames): readonly CityModule[] =>
  order.map((name) => ({
    name,
    title: name === 'mayor' ? '市长' : moduleWords[name],
    page: name === 'vote' ? 'votes' : name,
  }))
