import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayCall } from '@contract/console/rights'
import { useMe } from '../../client/session'
import type { Thing } from './targets'
import { targetOf } from './targets'

/** The page of a thing, where there is one and this reader may open it. */
export function useTarget(thing: Thing) {
  const { roles } = useMe()
  const target = targetOf(thing)
  return target && mayCall(target.needs, roles) ? target : undefined
}

interface ThingLinkProps {
  readonly thing: Thing
  readonly children: ReactNode
}

/** The way to the page of a thing, for who may open it; for others, and where there is no page, `children` alone. */
export function ThingLink({ thing, children }: ThingLinkProps) {
  const target = useTarget(thing)
  if (!target) return children
  return (
    <Link to={target.to} search={target.search} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  )
}
