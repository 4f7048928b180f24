import { useState } from 'react'
import { saveText } from '@/platform/save-text/save-text'
import type { SaveWay } from '@/platform/save-text/types'
import { Cell } from '@/ui/cell/cell'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import type { HandoverFile } from '../atoms'
import { fileCopy as copy } from '../copy'

export interface FileSheetProps {
  readonly file: HandoverFile
  readonly onClose: () => void
}

/** Keeps the record of a handover in a way that this platform has; a mini-program can send a file only during the tap itself. */
export function FileSheet({ file: { name, text }, onClose }: FileSheetProps) {
  const [isFailed, setFailed] = useState(false)
  const file = { name, text, mime: 'text/plain' }
  const save = async (way: SaveWay) => {
    const end = await saveText.save(file, way)
    setFailed(end === 'failed')
    if (end !== 'done') return
    showToast(copy.saved[way])
    onClose()
  }
  return (
    <Sheet title={copy.title} onClose={onClose}>
      {saveText.ways(file).map((way) => (
        <Cell key={way} title={copy.ways[way]} onPress={() => void save(way)} />
      ))}
      {isFailed && <Note tone='error'>{copy.failed}</Note>}
    </Sheet>
  )
}
