import { moduleNames } from '@contract/modules'
import type { Access, AccessName } from '@contract/settings/access'
import { accessNames } from '@contract/settings/access'

/** What `/index/config` says of a city in which everything is open, its modules in their usual order. */
export const openCity = {
  access: Object.fromEntries(accessNames.map((name) => [name, 'open'])) as Record<AccessName, Access>,
  menuOrder: [...moduleNames],
}

/** The same with something otherwise. */
export const cityWith = (other: Partial<Record<AccessName, Access>>) => ({
  ...openCity,
  access: { ...openCity.access, ...other },
})
