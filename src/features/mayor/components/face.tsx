import { useAtomValue } from 'jotai'
import { imageUrlAtom } from '@/lib/images/image-url'
import { Avatar } from '@/ui/avatar/avatar'

export interface FaceProps {
  readonly of: { readonly avatar: string; readonly blockNo: number }
  readonly size?: 'l' | 'm'
}

/** The picture of a candidate or a mayor. */
export function Face({ of: { avatar, blockNo }, size = 'm' }: FaceProps) {
  const urlOf = useAtomValue(imageUrlAtom)
  return <Avatar src={avatar === '' ? undefined : urlOf(avatar)} blockNo={blockNo} size={size} />
}
