import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { OwnShop } from '@contract/endpoints/community/shop-view'
import { isUncertain } from '@/lib/http/errors'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { applyAtom, editAtom } from './atoms'
import type { ShopValues } from './rules/form'
import { formOf, shopFields, valuesOf } from './rules/form'

/** Whether the own shop is changed; else a new one is applied for, which may begin with what was rejected. */
export const isEdited = (mine: OwnShop | null): mine is OwnShop => mine !== null && mine.state !== 'rejected'

/** The form of an application, or of a change, with its draft; a lost answer is repeated as the same wish. */
export function useApply(mine: OwnShop | null, onDone: (shop: OwnShop) => void) {
  const apply = useSetAtom(applyAtom)
  const edit = useSetAtom(editAtom)
  const [unanswered, setUnanswered] = useState<string>()
  const isEdit = isEdited(mine)
  const before = mine?.shopId
  const form = useForm<ShopValues>({
    initial: valuesOf(mine),
    version: mine?.ver ?? 0,
    fields: shopFields,
    draft: useDraft(isEdit ? `shopEdit${mine.shopId}` : 'shopAdd'),
    onSubmit: async (values) => {
      const wish = formOf(values)
      const result = await (isEdit ? edit(mine, wish) : apply(wish, before))
      setUnanswered(!result.ok && isUncertain(result.error) ? JSON.stringify(values) : undefined)
      if (result.ok) onDone(result.value)
      return result
    },
  })
  return { form, isEdit, isUnanswered: unanswered === JSON.stringify(form.values) }
}

export type ApplyForm = ReturnType<typeof useApply>
