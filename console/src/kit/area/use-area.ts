import type { ConsoleMap } from '@contract/endpoints/console/all'
import { mayCall } from '@contract/console/rights'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { useAddress } from '../list/address'
import type { AreaNames } from './area-name'
import { areaOf } from './area-of'

export type Area = ConsoleMap['/admin/area/list']['output']['data'][number]

/** The areas where somebody may act; undefined until they are known. Nobody else's are asked for. */
export function useAreas(): readonly Area[] | undefined {
  const isWanted = mayCall('/admin/area/list', useMe().roles)
  const { value } = useRead(['/admin/area/list'], () => form('/admin/area/list', { size: 100 }), {
    isWanted,
    isList: true,
  })
  return isWanted ? value?.data : []
}

/** Names of areas, by their numbers: of those where somebody may act, of all for who says where colleagues may. */
export function useAreaNames(): AreaNames {
  const isWanted = mayCall('/admin/staff/list', useMe().roles)
  const all = useRead(['/admin/staff/list'], () => form('/admin/staff/list', {}), { isWanted, isList: true })
  const own = useAreas()
  return new Map((all.value?.areas ?? own)?.map(({ areaId, name }) => [areaId, name]))
}

/** The area that the address names; undefined: all of them. */
export function useAreaId(): number | undefined {
  const { fields } = useAddress()
  const { areaId } = fields
  return areaId !== undefined && /^\d{1,9}$/.test(areaId) ? Number(areaId) : undefined
}

/** The area that the address names, as a field of addresses and calls: none for all of them. */
export function useAreaField(): { readonly areaId?: string } {
  const areaId = useAreaId()
  return areaId === undefined ? {} : { areaId: String(areaId) }
}

/** The area of a page that is about one: that of the address, else the first one that somebody lives in. */
export function useOneArea(): Area | undefined {
  const id = useAreaId()
  const areas = useAreas()
  return areas?.find(({ areaId }) => areaId === id) ?? areas?.find(({ held }) => held > 0) ?? areas?.[0]
}

/** Names the area of a row, where rows of several stand together. */
export function useAreaOf(): ReturnType<typeof areaOf> {
  return areaOf(useAreas() ?? [], useAreaId())
}
