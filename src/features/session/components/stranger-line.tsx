import { useAtomValue, useSetAtom } from 'jotai'
import { sessionAtom, sessionEventAtom } from '@/lib/session/atoms'
import { Note } from '@/ui/note/note'
import { copy } from '../copy'

/** For somebody who looks at another city than his own: where he is, and the way back. */
export function StrangerLine() {
  const { user, areaName } = useAtomValue(sessionAtom)
  const tell = useSetAtom(sessionEventAtom)
  if (user === null) return null
  const { blockAreaId: areaId, areaName: home } = user
  return (
    <Note
      tone='info'
      action={{
        text: copy.goHome(home),
        onPress: () => tell({ kind: 'areaChosen', areaId, areaName: home }),
      }}
    >
      {copy.stranger(areaName, home)}
    </Note>
  )
}
