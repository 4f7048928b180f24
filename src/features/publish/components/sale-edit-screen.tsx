import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { ItemView } from '@contract/endpoints/market/items'
import type { SaleView } from '@contract/endpoints/market/market'
import { failureText } from '@/lib/refusals/failure'
import { knownPrices } from '@/lib/market/price-question'
import { userAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login/request'
import { useTerms } from '@/lib/session/terms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { Note } from '@/ui/note/note'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { usePriceQuestion } from '@/ui/form/use-price-question'
import { Screen } from '@/ui/screen/screen'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { editedAtom, editSaleAtom, loadEditedAtom } from '../atoms'
import { publishCopy, saveWish } from '../copy'
import { editFields, editOf, valuesOfSale } from '../rules/edit'
import { offerNumbers } from '../rules/numbers'
import { OfferBar } from './offer-bar'
import { OfferForm } from './offer-form'
import { PublishFailure } from './publish-failure'

export interface SaleEditScreenProps {
  readonly saleId: number
  readonly onDone: () => void
  /** Leads to the other board, where somebody offers as good a price. */
  readonly onLook: () => void
  readonly onSales: () => void
  /** Popups of the page. */
  readonly children?: ReactNode
}

const words = publishCopy.edit

/** Changing the reader's own listing; a guest is asked to log in first. Source: domain model §3.3, §6.3 (sale). */
export function SaleEditScreen(props: SaleEditScreenProps) {
  const user = useAtomValue(userAtom)
  const known = useAtomValue(editedAtom)
  const load = useSetAtom(loadEditedAtom)
  const openLogin = useSetAtom(openLoginAtom)
  const [times, setTimes] = useState(0)
  const { saleId, onSales, children } = props
  const reload = async () => {
    if (user) await load(saleId)
  }
  useOnShow(`${saleId} ${user?.token ?? ''}`, () => void reload())
  const anew = () => void reload().then(() => setTimes(times + 1))
  const sale = known.tag === 'ready' && known.value.saleId === saleId ? known.value : undefined
  if (user && sale?.acts.includes('edit'))
    return <Body key={`${saleId} ${times}`} {...props} sale={sale} onAnew={anew} />
  const toSales = { text: words.toSales, onPress: onSales }
  return (
    <Screen title={words.title} plate={user?.blockNo}>
      {user ? (
        <RemoteView of={known} onRetry={() => void reload()}>
          {({ mine }) => (
            <EmptyState
              kind='failed'
              title={mine ? words.ended : words.unknown}
              {...(mine && { text: words.endedText })}
              action={toSales}
            />
          )}
        </RemoteView>
      ) : (
        <EmptyState
          kind='empty'
          title={publishCopy.login}
          action={{ text: publishCopy.toLogin, onPress: () => openLogin(publishCopy.login) }}
        />
      )}
      {children}
    </Screen>
  )
}

interface BodyProps extends SaleEditScreenProps {
  readonly sale: SaleView & { readonly item: ItemView }
  /** Starts over with the listing as it is now. */
  readonly onAnew: () => void
}

/** The listing as it was when typing began: its version and the quantity left are what the owner saw. */
function useEdit(sale: BodyProps['sale'], onDone: () => void) {
  const send = useSetAtom(editSaleAtom)
  const [held] = useState(sale)
  // A thing in own words has a unit of its own.
  const item = { ...held.item, unit: held.unit }
  const form = useForm({
    initial: valuesOfSale(held),
    fields: ({ delivery }) => editFields(held, () => item, delivery, item.isOther === true),
    draft: useDraft(`saleEdit_${held.saleId}_${held.ver}_${held.qtyLeft}`),
    onSubmit: async (values) => {
      const edit = editOf(values, held)
      if (!edit) return undefined
      const result = await send(edit)
      if (result.ok) onDone()
      return result
    },
  })
  return { form, item }
}

function Body({ sale, onDone, onLook, onAnew, children }: BodyProps) {
  const plate = useAtomValue(userAtom)?.blockNo
  const { form, item } = useEdit(sale, onDone)
  const { failure, values } = form
  const { submit, question } = usePriceQuestion(values.price, knownPrices(item), form.submit)
  const isMoved = failure?.kind === 'refused' && failure.reason === 'MOVED'
  const look = () => {
    form.reset()
    onAnew()
  }
  const bar = (
    <OfferBar
      side='edit'
      numbers={offerNumbers(values.price, values.qty, useTerms(sale.areaId))}
      isSubmitting={form.isSubmitting}
      onSubmit={submit}
    />
  )
  return (
    <Screen title={words.title} subtitle={words.note} plate={plate} footer={bar}>
      {form.isRestored && (
        <Note action={{ text: publishCopy.startAnew, onPress: () => form.reset() }}>{publishCopy.restored}</Note>
      )}
      <OfferForm side='sale' form={form} items={[]} item={item} days={[]} onLook={onLook} />
      {failure && (
        <PublishFailure
          failure={failure}
          text={failureText(failure, saveWish)}
          {...(isMoved && { action: { text: words.look, onPress: look } })}
        />
      )}
      <Note>{words.fixed}</Note>
      {question}
      {children}
    </Screen>
  )
}
