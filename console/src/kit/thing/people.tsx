import type { ReactNode } from 'react'
import { Plate } from '../plate/plate'
import type { PlateLook } from '../plate/plate'
import { ThingLink } from './thing-link'

interface BlockLinkProps {
  readonly no: number | string
  /** Where it lies: a block is known by its area and its number. */
  readonly areaId: number | null | undefined
  readonly look?: PlateLook
}

/** The plate of a block, which leads to its page. */
export const BlockLink = ({ no, areaId, look = 'other' }: BlockLinkProps) => (
  <ThingLink thing={{ refType: 'block', no: String(no), areaId }}>
    <Plate no={no} look={look} />
  </ThingLink>
)

interface PersonLinkProps {
  /** 0: a person whom the reader may not know. Null: nobody. */
  readonly userId: number | null
  readonly children: ReactNode
}

/** The name of a person, which leads to their page. */
export const PersonLink = ({ userId, children }: PersonLinkProps) =>
  userId === null || userId === 0 ? (
    children
  ) : (
    <ThingLink thing={{ refType: 'user', refId: userId }}>{children}</ThingLink>
  )

interface ResidentProps {
  readonly userId: number | null
  readonly name: string
  /** The block by which the person acts; 0 or null for somebody without one. */
  readonly no: number | null
  readonly areaId: number | null | undefined
}

/** A resident as the city knows them: the plate of the block, and the name. */
export const Resident = ({ userId, name, no, areaId }: ResidentProps) => (
  <span>
    {no !== null && no > 0 && (
      <>
        <BlockLink no={no} areaId={areaId} />{' '}
      </>
    )}
    <PersonLink userId={userId}>{name}</PersonLink>
  </span>
)
