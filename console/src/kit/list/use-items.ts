import { mayCall } from '@contract/console/rights'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { useAreaId } from '../area/use-area'
import { everyRow } from './every-row'
import type { Option } from './filters/filters'

/** The items that orders can be of, for whose roles see the catalogue. */
export function useItems(): readonly Option[] {
  const areaId = useAreaId()
  const asked = areaId === undefined ? {} : { areaId }
  const isWanted = mayCall('/admin/item/list', useMe().roles)
  const { value = [] } = useRead(
    ['/admin/item/list', 'options', asked],
    () => everyRow((page) => form('/admin/item/list', { ...asked, ...page })),
    { isWanted, isList: true },
  )
  return value.map(({ itemId, category, name }) => ({ value: String(itemId), label: `${category} · ${name}` }))
}
