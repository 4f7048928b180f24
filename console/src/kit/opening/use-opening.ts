import type { ConsoleMap } from '@contract/endpoints/console/all'
import { mayCall } from '@contract/console/rights'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import type { Read } from '../../client/use-read'
import { useRead } from '../../client/use-read'
import { useAreaId } from '../area/use-area'

type Opening = ConsoleMap['/admin/opening/list']['output']

/** What the cities of the reader still lack; with the lines of one city, when one is asked for. Nothing for who may not see it. */
export function useOpening(areaId?: number): Read<Opening> {
  const isWanted = mayCall('/admin/opening/list', useMe().roles)
  const asked = areaId === undefined ? {} : { areaId }
  return useRead(['/admin/opening/list', asked], () => form('/admin/opening/list', asked), { isWanted, isList: true })
}

/** How many lines are left in the city that the address names, or in all cities of the reader. */
export function useOpeningLeft(): number {
  const areaId = useAreaId()
  const cities = useOpening().value?.cities ?? []
  return cities.filter((one) => areaId === undefined || one.areaId === areaId).reduce((sum, { left }) => sum + left, 0)
}
