import { useAtomValue } from 'jotai'
import type { MutualReply } from '@contract/endpoints/community/mutual-view'
import { imageUrlAtom } from '@/lib/images/image-url'
import { Avatar } from '@/ui/avatar/avatar'
import { Plate } from '@/ui/plate/plate'
import { copy } from '../copy'

type By = Pick<MutualReply, 'blockNo' | 'hasMoved' | 'isMine'>

/** The plate of who wrote; a block that has another owner by now is told so. */
export const WriterPlate = ({ blockNo, hasMoved, isMine }: By) => (
  <Plate no={hasMoved ? copy.former(blockNo) : blockNo} look={isMine && !hasMoved ? 'mine' : 'other'} />
)

/** The picture of who wrote. */
export function WriterFace({ avatar, blockNo }: Pick<MutualReply, 'avatar' | 'blockNo'>) {
  const urlOf = useAtomValue(imageUrlAtom)
  return <Avatar src={avatar === '' ? undefined : urlOf(avatar)} blockNo={blockNo} />
}
