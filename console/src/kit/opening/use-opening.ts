import type { ConsoleMap } from '@contract/endpoints/console/all'
import { mayCall } from '@contract/console/rights'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import type { Read } from '../../client/use-read'
import { useRead } from '../../client/use-read'
import { useAreaId, useOneArea } from '../area/use-area'

type Opening = ConsoleMap['/admin/opening/list']['output']

/** What the cities of the reader still lack; with the lines of one city, when one is asked for. Nothing for who may not see it. */
export function useOpening(areaId?: number): Read<Opening> {
  const isWanted = mayCall('/admin/opening/list', useMe().roles)
  const asked = areaId === undefined ? {} : { areaId }
  return useRead(['/admin/opening/list', asked], () => form('/admin/opening/list', asked), { isWanted, isList: true })
}

type OpeningCity = Opening['cities'][number]

/** The city whose list menu and overview lead to: that of the address, else the first one that lacks something, if any does. */
export function useOpeningCity(): OpeningCity | undefined {
  const [named, own] = [useAreaId(), useOneArea()?.areaId]
  const open = useOpening().value?.cities.filter(({ left }) => left > 0) ?? []
  const of = (areaId: number | undefined) => open.find((one) => one.areaId === areaId)
  return named === undefined ? (of(own) ?? open[0]) : of(named)
}
