import { useSetAtom } from 'jotai'
import type { SaleView } from '@contract/endpoints/market/market'
import type { ListOnPage } from '@/lib/api/use-list'
import { MessageBox } from '@/ui/message-box/message-box'
import { showToast } from '@/ui/toast/toast'
import type { SaleAct } from '../act-atoms'
import { actOnSaleAtom } from '../act-atoms'
import { offersCopy, saleCopy, saleWish, topWish } from '../copy'
import type { OfferCounts } from '../rules/groups'
import { groupOfSale } from '../rules/groups'
import { useAct } from '../use-act'
import { SaleCard } from './sale-card'
import { OfferList } from './offer-list'

export interface SalesTabProps {
  /** The reader's own popularity value; undefined while it is not known. */
  readonly points: number | undefined
  readonly sales: ListOnPage<SaleView, OfferCounts>
  readonly onReload: () => void
  readonly onOpen: (saleId: number) => void
  readonly onEdit: (saleId: number) => void
  readonly onAdd: () => void
}

/** The reader's own listings with what may be done with each. */
export function SalesTab({ points, sales, onReload, onOpen, onEdit, onAdd }: SalesTabProps) {
  const send = useSetAtom(actOnSaleAtom)
  const act = useAct<SaleView, SaleAct>({
    send,
    isAsked: (wanted) => wanted === 'off' || wanted === 'top',
    wishOf: (wanted) => (wanted === 'top' ? topWish : saleWish),
    onMoved: onReload,
    onDone: (_sale, done) => {
      showToast(saleCopy.done[done])
      onReload()
    },
  })
  const { showing } = act
  const ask = saleCopy.ask[showing.tag === 'asking' && showing.act === 'top' ? 'top' : 'off']
  return (
    <>
      <OfferList
        of={sales}
        act={act}
        copy={saleCopy}
        onAdd={onAdd}
        groupOf={groupOfSale}
        idOf={(sale) => sale.saleId}
        draw={(sale) => (
          <SaleCard
            sale={sale}
            points={points}
            onOpen={() => onOpen(sale.saleId)}
            onEdit={() => onEdit(sale.saleId)}
            onAct={act.pick}
          />
        )}
      />
      {showing.tag === 'asking' && (
        <MessageBox
          type='confirm'
          title={ask.title}
          content={ask.content}
          confirmText={ask.confirm}
          cancelText={offersCopy.think}
          onEvent={(event) => (event === 'confirm' ? act.carryOut(showing.row, showing.act) : act.hide())}
        />
      )}
    </>
  )
}
