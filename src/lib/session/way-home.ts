import { useAtomValue, useSetAtom } from 'jotai'
import { sessionAtom, sessionEventAtom } from './atoms'

/** For a resident who looks at another city: its name and the way back to it, as a button; undefined for everybody else. */
export function useWayHome() {
  const { user, areaId: shown } = useAtomValue(sessionAtom)
  const tell = useSetAtom(sessionEventAtom)
  if (user === null || user.blockNo === 0 || user.blockAreaId === shown) return undefined
  const { blockAreaId: areaId, areaName } = user
  const onPress = (): void => void tell({ kind: 'areaChosen', areaId, areaName })
  return { areaName, action: { text: `回${areaName}`, onPress } }
}
