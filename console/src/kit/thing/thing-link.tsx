import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayCall } from '@contract/console/rights'
import { useMe } from '../../client/session'
import type { Thing } from './places'
import { placeOf } from './places'

interface ThingLinkProps {
  readonly thing: Thing
  readonly children: ReactNode
}

/** The way to the page of a thing, for who may open it; for others, and where there is no page, `children` alone. */
export function ThingLink({ thing, children }: ThingLinkProps) {
  const { roles } = useMe()
  const place = placeOf(thing)
  if (!place || !mayCall(place.needs, roles)) return children
  return (
    <Link to={place.to} search={place.search} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  )
}

/** Whether there is such a way for this reader. */
export function useHasPlace(thing: Thing): boolean {
  const { roles } = useMe()
  const place = placeOf(thing)
  return place !== undefined && mayCall(place.needs, roles)
}
