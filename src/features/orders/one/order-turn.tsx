import { useAtomValue } from 'jotai'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Countdown } from '@/ui/countdown/countdown'
import { TurnPlate } from '@/ui/turn/turn-plate'
import { endingOf } from '../story/rules/ending'
import { turnOfOrder } from '../story/rules/turn'

/** The three facts of an order, large: whose turn, until when, what happens otherwise; or how it ended. */
export function OrderTurn({ order, onTimeUp }: { readonly order: OrderDetail; readonly onTimeUp: () => void }) {
  const { now } = useAtomValue(serverClockAtom)
  const turn = turnOfOrder(order, now())
  const ending = endingOf(order)
  if (!turn) return <TurnPlate mine={false} what={ending?.title} otherwise={ending?.text} />
  const { what, otherwise } = turn.long
  const plate = { mine: turn.isMine, dispute: order.state === 'dispute', what, otherwise }
  if (turn.deadlineAt === null) return <TurnPlate {...plate} />
  const time = <Countdown deadlineMs={turn.deadlineAt} now={now} withSeconds onEnd={onTimeUp} />
  return <TurnPlate {...plate} time={time} />
}
