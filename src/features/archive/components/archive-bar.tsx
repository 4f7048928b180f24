import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { serverClockAtom } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { SaveSheet } from '@/ui/save-sheet/save-sheet'
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
            <Button kind='secondary' icon='share' className={styles.act} onPress={share}>
              {copy.share}
            </Button>
          )}
          <Button kind='secondary' icon='download' className={styles.act} onPress={() => setSaving(true)}>
            {copy.save}
          </Button>
        </View>
      </BottomBar>
      {isSaving && <ArchiveSheet archived={archived} onClose={() => setSaving(false)} />}
    </>
  )
}

const words = { title: copy.save, ways: copy.ways, saved: copy.saved }

function ArchiveSheet({ archived, onClose }: { readonly archived: ArchiveInfo; readonly onClose: () => void }) {
  const { now } = useAtomValue(serverClockAtom)
  return <SaveSheet file={archiveFile(archived, now())} words={words} onClose={onClose} />
}
