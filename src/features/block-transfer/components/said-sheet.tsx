import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { BlockView } from '@contract/endpoints/people/block'
import { imageUrlAtom } from '@/lib/images/image-url'
import { failureText } from '@/lib/refusals/failure'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormArea, FormField } from '@/ui/form/form-field'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import { editBlockAtom } from '../atoms'
import { saidCopy, saidWish } from '../copy'
import styles from './set-sheet.module.scss'

export interface SaidSheetProps {
  readonly block: BlockView
  readonly onClose: () => void
  /** The block as it is now: what was typed stays. */
  readonly onReload: () => Promise<unknown>
}

/** What the owner says of the own block: a name, words, pictures. Source: domain model §3.1, §6.1. */
export function SaidSheet({ block, onClose, onReload }: SaidSheetProps) {
  const edit = useSetAtom(editBlockAtom)
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  const { name, intro, thumbs } = block
  const form = useForm({
    initial: { name, intro, thumbs },
    version: String(block.ver),
    fields: {
      name: { label: saidCopy.name, rules: [{ maxLength: 20 }] },
      intro: { label: saidCopy.intro, rules: [{ maxLength: 500 }] },
      thumbs: { label: saidCopy.pictures, rules: [] },
    },
    draft: useDraft(`block ${block.blockId}`),
    onSubmit: async (said) => {
      const result = await edit(block, { name: said.name.trim(), intro: said.intro.trim(), thumbs: said.thumbs })
      if (result?.ok) {
        showToast(saidCopy.saved)
        onClose()
      } else if (result?.error.kind === 'refused') void onReload()
      return result
    },
  })
  const pictures = form.field('thumbs')
  return (
    <Sheet title={saidCopy.title} onClose={onClose}>
      <FormField of={form.field('name')} maxLength={20} placeholder={saidCopy.nameHint} />
      <FormArea of={form.field('intro')} isLabelled maxLength={500} placeholder={saidCopy.introHint} />
      <ImageGrid
        label={saidCopy.pictures}
        value={pictures.value}
        edit={{ onChange: pictures.onChange, upload }}
        urlOf={urlOf}
      />
      {form.failure && (
        <View className={cx(styles.body)}>
          <Note tone='error'>{failureText(form.failure, saidWish)}</Note>
        </View>
      )}
      <BottomBar>
        <Button onPress={form.submit} loading={form.isSubmitting ? saidCopy.saving : undefined}>
          {saidCopy.save}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
