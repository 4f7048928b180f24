import { Resident } from '../../kit/thing/people'
import type { Reported } from './rows'

/** Who wrote what was reported. */
export const Author = ({ one: { areaId, author } }: { readonly one: Reported }) => (
  <Resident userId={author.userId} name={author.nickName} no={author.blockNo} areaId={areaId} />
)
