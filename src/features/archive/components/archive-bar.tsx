import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { serverClockAtom } from '@/lib/session/server-clock'
import { saveText } from '@/platform/save-text/save-text'
import type { SaveWay } from '@/platform/save-text/types'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import type { ArchiveInfo } from '../atoms'
import { copy } from '../copy'
import { archiveFile } from '../rules/file'
import styles from './archive.module.scss'

export interface ArchiveBarProps {
  readonly archived: ArchiveInfo
  /** Shares the page, where the platform's own menu does not. */
  readonly share: (() => void) | undefined
}

/** Sharing the page, and keeping a copy with its hashes. */
export function ArchiveBar({ archived, share }: ArchiveBarProps): ReactNode {
  const [isSaving, setSaving] = useState(false)
  return (
    <>
      <BottomBar>
        <View className={cx(styles.acts)}>
          {share && (
            <Button kind='secondary' className={styles.act} onPress={share}>
              {copy.share}
            </Button>
          )}
          <Button kind='secondary' icon='download' className={styles.act} onPress={() => setSaving(true)}>
            {copy.save}
          </Button>
        </View>
      </BottomBar>
      {isSaving && <SaveSheet archived={archived} onClose={() => setSaving(false)} />}
    </>
  )
}

/** The abilities of this platform; a mini-program can send a file only during the tap itself. */
function SaveSheet({ archived, onClose }: { readonly archived: ArchiveInfo; readonly onClose: () => void }) {
  const { now } = useAtomValue(serverClockAtom)
  const [isFailed, setFailed] = useState(false)
  const file = archiveFile(archived, now())
  const save = async (way: SaveWay) => {
    const end = await saveText.save(file, way)
    setFailed(end === 'failed')
    if (end !== 'done') return
    showToast(copy.saved[way])
    onClose()
  }
  return (
    <Sheet title={copy.save} onClose={onClose}>
      {saveText.ways(file).map((way) => (
        <Cell key={way} title={copy.ways[way]} onPress={() => void save(way)} />
      ))}
      {isFailed && <Note tone='error'>{copy.saveFailed}</Note>}
    </Sheet>
  )
}
