import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { mayCall } from '@contract/console/rights'
import { useMe } from '../../client/session'
import type { Fields } from '../../kit/list/address'
import { useAreaField } from '../../kit/area/use-area'
import { copy } from './copy'

interface WriteToProps {
  /** Whom: people by their numbers (`to`), or the rows of a search (`rows`). */
  readonly to: Fields
  readonly areaId?: number | undefined
}

/** Begins a letter to these residents, for who writes letters. Source: operating §5. */
export function WriteTo({ to, areaId }: WriteToProps) {
  const { roles } = useMe()
  const here = useAreaField()
  if (!mayCall('/admin/letter/edit', roles)) return null
  const city = areaId === undefined ? here : { areaId: String(areaId) }
  return (
    <Link to='/letters' search={{ ...city, ...to, id: 'new' }}>
      <Button>{copy.writeTo}</Button>
    </Link>
  )
}
