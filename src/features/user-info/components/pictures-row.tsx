import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { imageUrlAtom, thumbPaths } from '@/lib/images/image-url'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import type { FieldBinding } from '@/ui/form/binding'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Sheet } from '@/ui/sheet/sheet'
import { copy } from '../copy'
import styles from './pictures-row.module.scss'

/** The pictures of the reader's own card, in a sheet. Source: specification §3 (thumbs); domain model §6.1. */
export function PicturesRow({ of }: { readonly of: FieldBinding<string> }) {
  const [isOpen, setOpen] = useState(false)
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  return (
    <>
      <View className={cx(styles.line)} />
      <Cell
        title={copy.pictures}
        value={copy.pictureCount(thumbPaths(of.value).length)}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Sheet title={copy.pictures} onClose={() => setOpen(false)}>
          <ImageGrid label={copy.pictures} value={of.value} urlOf={urlOf} edit={{ onChange: of.onChange, upload }} />
          <BottomBar>
            <Button onPress={() => setOpen(false)}>{copy.done}</Button>
          </BottomBar>
        </Sheet>
      )}
    </>
  )
}
