import { useState } from 'react'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { easel } from '@/platform/easel/easel'
import type { KeepEnd } from '@/platform/easel/types'
import { showToast } from '@/ui/toast/toast'
import { pictureCopy as copy } from './copy'

/** Keeping a picture: whether it runs, why the last try failed, and how the album is opened to the app. */
export function useKeep(url: string | undefined, name: string) {
  const { isBusy: isRunning, run } = useOneAtATime()
  const [end, setEnd] = useState<KeepEnd>('done')
  const keep = async () => {
    if (url === undefined) return
    const found = await run(() => easel.keep(url, name))
    if (found === undefined) return
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
