import { PersonLink } from '../../kit/thing/people'
import { copy } from './copy'
import type { Block } from './rows'

/** Whose a block is. */
export const Owner = ({ one: { ownerId, ownerName } }: { readonly one: Block }) => (
  <PersonLink userId={ownerId}>{ownerName ?? copy.city}</PersonLink>
)
