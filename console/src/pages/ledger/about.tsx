import type { ReactNode } from 'react'
import { ThingLink } from '../../kit/thing/thing-link'
import type { Entry } from './rows'
import { areaIn } from './rules'

interface AboutProps {
  readonly one: Entry
  readonly children?: ReactNode
}

/** What an entry is of, by its number. */
export const About = ({ one, children = one.reference }: AboutProps) => (
  <ThingLink thing={{ refType: one.refType, refId: one.refId, no: one.reference, areaId: areaIn(one) }}>
    {children}
  </ThingLink>
)
