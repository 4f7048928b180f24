import { useDidShow } from '@tarojs/taro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { sessionAtom } from './atoms'

/** Runs `load` whenever the page shows, and when another person or another city comes while it shows. */
export function usePageLoad(load: () => unknown): void {
  const { user, areaId } = useAtomValue(sessionAtom)
  const whose = `${areaId}/${user?.userId ?? 0}/${user?.blockNo ?? 0}`
  const loadedFor = useRef(whose)
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useDidShow(() => {
    loadedFor.current = whose
    latest.current()
  })
  useEffect(() => {
    if (loadedFor.current === whose) return
    loadedFor.current = whose
    latest.current()
  }, [whose])
}
