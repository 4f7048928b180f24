import type { ModuleName } from '@contract/modules'
import { goTo } from './go'
import { thingPages } from '@contract/pages/routes'

const hasPages = (name: ModuleName): name is keyof typeof thingPages => name in thingPages

/** Opens something of a module of the city, on a page of its own or on that of its module. */
export function goToThing(name: ModuleName, id: number): void {
  if (hasPages(name)) goTo(thingPages[name], { id })
  else goTo(name)
}
