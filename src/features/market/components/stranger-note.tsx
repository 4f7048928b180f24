import { useSetAtom } from 'jotai'
import { sessionEventAtom } from '@/lib/session/atoms'
import type { LoginUser } from '@/lib/session/session'
import { Note } from '@/ui/note/note'
import { cityCopy } from '../city-copy'

export interface StrangerNoteProps {
  readonly user: Pick<LoginUser, 'blockAreaId' | 'areaName'>
}

/** For a resident who looks at another city: what can be done there, and the way back to their own. */
export function StrangerNote({ user: { blockAreaId: areaId, areaName } }: StrangerNoteProps) {
  const tell = useSetAtom(sessionEventAtom)
  const back = { text: cityCopy.back(areaName), onPress: () => tell({ kind: 'areaChosen', areaId, areaName }) }
  return <Note action={back}>{cityCopy.stranger(areaName)}</Note>
}
