import { useState } from 'react'
import { saveText } from '@/platform/save-text/save-text'
import type { SaveWay, TextFile } from '@/platform/save-text/types'
import { Cell } from '../cell/cell'
import { Note } from '../note/note'
import { Sheet } from '../sheet/sheet'
import { showToast } from '../toast/toast'

/** What the ways are called, and what is said when one is done. */
export interface SaveWords {
  readonly title: string
  readonly ways: Readonly<Record<SaveWay, string>>
  readonly saved: Readonly<Record<SaveWay, string>>
}

const failedText = '保存失败，请换一种方式'

export interface SaveSheetProps {
  readonly file: TextFile
  readonly words: SaveWords
  readonly onClose: () => void
}

/** Keeps a text in a way that this platform has; a mini-program can send a file only during the tap itself. */
export function SaveSheet({ file, words, onClose }: SaveSheetProps) {
  const [isFailed, setFailed] = useState(false)
  const save = async (way: SaveWay) => {
    const end = await saveText.save(file, way)
    setFailed(end === 'failed')
    if (end !== 'done') return
    showToast(words.saved[way])
    onClose()
  }
  return (
    <Sheet title={words.title} onClose={onClose}>
      {saveText.ways(file).map((way) => (
        <Cell key={way} title={words.ways[way]} onPress={() => void save(way)} />
      ))}
      {isFailed && <Note tone='error'>{failedText}</Note>}
    </Sheet>
  )
}
