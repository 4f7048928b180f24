import type { ModuleName } from '@contract/modules'
import { moduleNames, moduleWords } from '@contract/modules'

/** One of the plots of the buy home; its drawing and its menu have the same name. Source: specification §2 (popup menu). */
export interface CityModule {
  readonly name: ModuleName
  readonly title: string
  /** What a tap opens. */
  readonly page: Exclude<ModuleName, 'vote'> | 'votes'
}

export const cityModules: readonly CityModule[] = moduleNames.map((name) => ({
  name,
  title: name === 'mayor' ? '市长' : moduleWords[name],
  page: name === 'vote' ? 'votes' : name,
}))
