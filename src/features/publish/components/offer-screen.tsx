import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { knownPrices } from '@/lib/market/price-question'
import { failureText } from '@/lib/refusals/failure'
import { areaIdAtom, userAtom } from '@/lib/session/atoms'
import { useTerms } from '@/lib/session/terms'
import { useOnShow } from '@/platform/page/use-on-show'
import { Note } from '@/ui/note/note'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { usePriceQuestion } from '@/ui/form/use-price-question'
import { Screen } from '@/ui/screen/screen'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { itemsAtom, keepOwnNameAtom, loadGroupsAtom, loadItemsAtom, loadOwnBlockAtom } from '../atoms'
import { publishCopy, publishWish } from '../copy'
import { offerNumbers } from '../rules/numbers'
import type { Published } from '../use-offer'
import { useOffer } from '../use-offer'
import { OfferBar } from './offer-bar'
import { NotYet } from './not-yet'
import { OfferForm } from './offer-form'
import { Places } from './places'
import { PublishFailure } from './publish-failure'

export interface OfferScreenProps {
  readonly side: 'sale' | 'bid'
  /** Chosen at first; 0 for none. */
  readonly itemId: number
  readonly onDone: (done: Published) => void
  readonly onLook: () => void
  /** Leads to selling a thing in own words. */
  readonly onOwn?: () => void
  /** Popups of the page. */
  readonly children?: ReactNode
}

function Body({ side, itemId, onDone, onLook, onOwn, children }: OfferScreenProps) {
  const user = useAtomValue(userAtom)
  const known = useAtomValue(itemsAtom)
  const chosen = useAtomValue(areaIdAtom)
  // A resident publishes in their own city, whichever they are looking at.
  const areaId = user !== null && user.blockNo > 0 ? user.blockAreaId : chosen
  const loadItems = useSetAtom(loadItemsAtom)
  const loadGroups = useSetAtom(loadGroupsAtom)
  const loadBlock = useSetAtom(loadOwnBlockAtom)
  const { form, items, item, days, places } = useOffer({ side, itemId, areaId }, onDone)
  const load = () => Promise.all([loadItems(areaId), loadGroups(areaId), loadBlock(user?.userId ?? 0)])
  useOnShow(`${areaId} ${user?.token ?? ''}`, () => void load())
  const keepName = useSetAtom(keepOwnNameAtom)
  const toOwn = (name: string) => {
    keepName(name)
    onOwn?.()
  }
  const { title, note } = publishCopy[side]
  const { submit, question } = usePriceQuestion(form.values.price, knownPrices(item), form.submit)
  const bar = (
    <OfferBar
      side={side}
      numbers={offerNumbers(form.values.price, form.values.qty, useTerms(areaId))}
      isSubmitting={form.isSubmitting}
      onSubmit={submit}
    />
  )
  return (
    <Screen title={title} subtitle={note} plate={user?.blockNo} footer={bar}>
      {user !== null && areaId !== chosen && <Note>{publishCopy.atHome(user.areaName)}</Note>}
      {form.isRestored && (
        <Note action={{ text: publishCopy.startAnew, onPress: () => form.reset() }}>{publishCopy.restored}</Note>
      )}
      <RemoteView of={known} onRetry={() => void load()} empty={<EmptyState kind='empty' />}>
        {() => (
          <OfferForm
            side={side}
            form={form}
            items={items}
            item={item}
            days={days}
            onLook={onLook}
            {...(onOwn && { onOwn: toOwn })}
          />
        )}
      </RemoteView>
      {form.failure && <PublishFailure failure={form.failure} text={failureText(form.failure, publishWish)} />}
      {places && <Places {...places} />}
      {question}
      {children}
    </Screen>
  )
}

/**
 * Publishing a listing or a buy order; a guest is asked to log in first, who has no block is led to one. Source: domain model §7 (saleAdd,
 * buyAdd); mockup 04-saleadd.
 */
export function OfferScreen(props: OfferScreenProps) {
  const user = useAtomValue(userAtom)
  if (user && user.blockNo > 0) return <Body key={user.userId} {...props} />
  return <NotYet title={publishCopy[props.side].title}>{props.children}</NotYet>
}
