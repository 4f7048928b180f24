import { grouped } from '@contract/digits'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { plainWords } from '../../format/rich-text'
import { announce } from '../area/open/announce'
import type { BlockLock } from '../area/open/locks'
import { lockText } from '../area/open/locks'
import { tell } from '../notices/open/tell'
import * as store from './round-store'
import type { ExpandRoundTable, SlotPurchaseTable } from './tables'
import { announcedAt, roundName, unitOf } from './words'

type Teller = Pick<Deps, 'ids' | 'clock'>

/** Tells the area that a round is going to open. Source: community §2, row 1. */
export const tellPlanned = (tx: Tx, deps: Teller, round: ExpandRoundTable) =>
  announce(tx, deps, round.area_id, {
    title: `扩容${roundName(round)} ${announcedAt(round.open_at)} 开放`,
    content: plainWords(`${round.title}${round.description === '' ? '' : `。${round.description}`}`),
  })

/** Tells those who asked that a round is open. Source: community §2, row 3. */
export async function tellOpened(tx: Tx, deps: Teller, round: ExpandRoundTable): Promise<void> {
  const about = { type: 'block', kind: 'roundOpened', refType: 'round', refId: round.round_id } as const
  for (const { user_id: userId } of await store.waitingFor(tx, round.round_id)) {
    const content = `${round.title}，到 ${announcedAt(round.close_at)}。`
    await tell(tx, deps, { ...about, userId, title: `扩容${roundName(round)}开放了`, content })
  }
}

/** Tells the area how a round ended. Source: community §2, rows 7 and 8. */
export const tellClosed = (tx: Tx, deps: Teller, round: ExpandRoundTable, sold: number, haltedBecause: string) => {
  const ended = `${roundName(round)}结束，售出 ${grouped(sold)} ${unitOf[round.kind]}`
  return announce(tx, deps, round.area_id, {
    title: haltedBecause === '' ? `扩容${ended}` : `扩容${roundName(round)}已停止`,
    content: plainWords(haltedBecause === '' ? `${round.title}。${ended}` : `原因：${haltedBecause}。${ended}`),
  })
}

const aboutPurchase = ({ user_id: userId, expand_id: refId }: SlotPurchaseTable) =>
  ({ userId, type: 'block', refType: 'expand', refId }) as const

/** Tells the buyer what their block has now. Source: community §2, row 5. */
export const tellPaid = (tx: Tx, deps: Teller, bought: SlotPurchaseTable, blockNo: number, capacity: number) =>
  tell(tx, deps, {
    ...aboutPurchase(bought),
    kind: 'slotsPaid',
    isOwn: true,
    title: '扩容完成',
    content: `${blockNo} 号现在有 ${capacity} 个格位。`,
  })

const endings = {
  closeUnpaidSlots: ['扩容未付款', '超时未付款，名额已释放'],
  lockBlock: ['扩容已取消', '名额已释放，没有扣款'],
  haltRound: ['扩容已取消', '本期已停止，没有扣款'],
} as const

/** Tells the buyer that a purchase ended without their doing, and why. Source: community §2, rows 6 and 8. */
export const tellSlotsEnded = (
  tx: Tx,
  deps: Teller,
  bought: SlotPurchaseTable,
  act: keyof typeof endings,
  lock: BlockLock,
) => {
  const [title, said] = endings[act]
  const because = act === 'lockBlock' ? `${lockText[lock]}，` : ''
  return tell(tx, deps, { ...aboutPurchase(bought), kind: act, title, content: `${because}${said}。（${bought.no}）` })
}
