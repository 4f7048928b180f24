import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { fundSpends } from '@contract/fund/limits'
import { imageUrlAtom } from '@/lib/images/image-url'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { FormArea } from '@/ui/form/form-field'
import { FormRow } from '@/ui/form/form-row'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import { Section } from '@/ui/section/section'
import { spendCopy } from '../copy'
import { proofFailure } from '../rules/spend'
import type { ProofForm as Proof } from '../use-proof'

/** What the money went for, in words and pictures that everybody reads. Source: community §3, row 6; mockup 04-saleadd. */
export function ProofForm({ proof: { form } }: { readonly proof: Proof }) {
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  return (
    <>
      <Section>
        <FormArea
          of={form.field('text')}
          isLabelled
          maxLength={fundSpends.proof.maxText}
          placeholder={spendCopy.textHint}
        />
        <FormRow of={form.field('thumbs')} look='wide'>
          {(field) => (
            <ImageGrid
              label={field.label}
              value={field.value}
              edit={{ onChange: field.onChange, upload, max: fundSpends.proof.maxPictures }}
              urlOf={urlOf}
              bare
            />
          )}
        </FormRow>
      </Section>
      <Note>{spendCopy.proofNote}</Note>
      <View>{form.failure && <Note tone='error'>{proofFailure(form.failure)}</Note>}</View>
    </>
  )
}
