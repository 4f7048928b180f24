import { useRef, useState } from 'react'
import { easel } from '@/platform/easel/easel'
import type { KeepEnd } from '@/platform/easel/types'
import { showToast } from '@/ui/toast/toast'
import { pictureCopy as copy } from './copy'

/** Keeping a picture: whether it runs, why the last try failed, and how the album is opened to the app. */
export function useKeep(url: string | undefined, name: string) {
  const [isRunning, setRunning] = useState(false)
  const [end, setEnd] = useState<KeepEnd>('done')
  const isBusy = useRef(false)
  const keep = async () => {
    if (url === undefined || isBusy.current) return
    isBusy.current = true
    setRunning(true)
    const found = await easel.keep(url, name)
    isBusy.current = false
    setRunning(false)
    setEnd(found)
    if (found === 'done') showToast(copy.kept[easel.way])
  }
  const allow = async () => {
    if (!(await easel.openSettings())) return
    setEnd('done')
    showToast(copy.allowed)
  }
  return { isRunning, end, keep: () => void keep(), allow: () => void allow() }
}
