import type { OrderView } from '@contract/endpoints/orders/orders'
import { disputeStates } from '@contract/endpoints/orders/dispute-view'
import { orderStateNames } from '@contract/orders/transitions'
import { demoPassword } from '../../../demo/residents'
import { askAsStaff } from '../support/as-staff'
import type { Device } from '../support/device'
import { ask, clientNo, deviceOf } from '../support/device'
import type { Thing } from './walks/city-states'
import { arbiter } from './people'
import { buyFrom, everyAct } from './walks/prepared'

// What becomes of an order: each state for both sides, with each state of a dispute about it.

/** What an order is, and what a dispute about it is. */
export const orderStates: readonly string[] = [...orderStateNames, ...disputeStates]

const rated = ({ ratings }: OrderView) => `${ratings?.mine ? 'I rated' : ''} ${ratings?.theirs ? 'they rated' : ''}`

/** The orders of this resident, on both sides; an order in dispute counts as what the dispute is. */
export async function ordersOf(device: Device): Promise<readonly Thing[]> {
  const found: OrderView[] = []
  for (const side of ['buy', 'sale'] as const)
    for (const tab of ['running', 'done', 'closed'] as const)
      found.push(...(await ask(device, '/bctOrder/list', { side, tab })).data)
  return found.flatMap((order): Thing[] => {
    const { orderId: id, state, side, dispute, cancelAsk, partAsk, agreed } = order
    const asks = [cancelAsk?.by ?? '', partAsk ? `part ${partAsk.by}` : '', agreed ? 'agreed' : '']
    const more = [side, ...asks, rated(order)].join(' ')
    const as = (one: string): Thing => ({ route: 'order', id, state: one, acts: [], more: `${more} ${state}` })
    return dispute ? [as(dispute.state), as(state)] : [as(state)]
  })
}

const asBlock = (serverUrl: string, blockNo: number) =>
  deviceOf(serverUrl, { blockNo, password: demoPassword(blockNo) })

/** A dispute that waits for evidence, one that is decided, a request to cancel, and an order that nobody has paid. */
export async function everyDispute(serverUrl: string): Promise<void> {
  const [buyer, seller, other] = [
    await asBlock(serverUrl, 130),
    await asBlock(serverUrl, 3021),
    await asBlock(serverUrl, 36),
  ]
  await everyAct({ buyer, seller, other, arbiter: await deviceOf(serverUrl, arbiter) })
  await buyFrom(other, seller, false)
}

/** The newest order of this buyer with a dispute in this state. */
async function disputed(device: Device, wanted: string): Promise<OrderView> {
  const { data } = await ask(device, '/bctOrder/list', { side: 'buy', tab: 'running' })
  const order = data.find(({ dispute }) => dispute?.state === wanted)
  if (!order) throw new Error(`no order of block ${device.user.blockNo} has a dispute that is ${wanted}`)
  return order
}

/** The decision is appealed, the other dispute is taken back. */
export async function appealAndTakeBack(serverUrl: string): Promise<void> {
  const buyer = await asBlock(serverUrl, 130)
  const decided = await disputed(buyer, 'decided')
  const against = { clientNo: clientNo(), id: decided.orderId, ver: decided.ver, text: '照片不是这一只' }
  await ask(buyer, '/bctOrder/appeal', against)
  const open = await disputed(buyer, 'open')
  await ask(buyer, '/bctOrder/undispute', { clientNo: clientNo(), id: open.orderId, ver: open.ver })
}

/** After the buyer took the own dispute back, the seller opens one, which nobody decides; gives the order's id. */
export async function disputeAgain(serverUrl: string): Promise<number> {
  const { orderId: id, ver } = await disputed(await asBlock(serverUrl, 130), 'withdrawn')
  const dispute = { clientNo: clientNo(), id, ver, reason: 'noAnswer', text: '收了货，一直不确认' } as const
  await ask(await asBlock(serverUrl, 3021), '/bctOrder/dispute', dispute)
  return id
}

/** The operators decide the appeal, and the money is split. */
export async function decideAppeal(serverUrl: string): Promise<void> {
  const { orderId: id, ver, amount } = await disputed(await asBlock(serverUrl, 130), 'appealed')
  const half = Math.floor(amount / 2) as typeof amount
  const ruling = { clientNo: clientNo(), id, ver, kind: 'split', sellerAmount: half, reason: '各让一步' } as const
  await askAsStaff(serverUrl, '周琪', '/admin/dispute/decide', ruling)
}
