import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { OwnShop } from '@contract/endpoints/community/shop-view'
import { fen } from '@contract/money'
import { isUncertain } from '@/lib/http/errors'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import type { ShopLevels } from './atoms'
import { applyAtom, editAtom, loadLevelsAtom } from './atoms'
import type { ShopValues } from './rules/form'
import { formOf, levelOf, shopFields, valuesOf } from './rules/form'

/** Whether the own shop is changed; else a new one is applied for, which may begin with what was rejected. */
export const isEdited = (mine: OwnShop | null): mine is OwnShop => mine !== null && mine.state !== 'rejected'

/**
 * The form of an application, or of a change, with its draft; a lost answer is repeated as the same wish. It carries the fee that its level
 * is shown with; when that has changed, the levels are read again and the form stays as it is.
 */
export function useApply(mine: OwnShop | null, { areaId, levels }: ShopLevels, onDone: (shop: OwnShop) => void) {
  const load = useSetAtom(loadLevelsAtom)
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
      const chosen = levelOf(values.level)
      const wish = formOf(values, levels.find(({ level }) => level === chosen)?.fee ?? fen(0))
      const result = await (isEdit ? edit(mine, wish) : apply(wish, before))
      setUnanswered(!result.ok && isUncertain(result.error) ? JSON.stringify(values) : undefined)
      if (result.ok) onDone(result.value)
      else if (result.error.kind === 'refused' && result.error.reason === 'PRICE_CHANGED') void load(areaId)
      return result
    },
  })
  return { form, isEdit, isUnanswered: unanswered === JSON.stringify(form.values) }
}

export type ApplyForm = ReturnType<typeof useApply>
