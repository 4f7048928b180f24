import { dayStart } from '@contract/hours'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { yuan } from '../../../format/yuan'
import { walletKey } from '../../../ledger/accounts'
import { claimAccounts } from '../../../ledger/post'
import { balanceOf } from '../../../ledger/wallet'
import { isForTwo } from '../../limits/open/thresholds'
import { endedOrder } from '../../orders/open/ended'
import { claimPerson } from '../../session/open/claim-person'
import type { Case, FindCase, RemedyWish } from '../plan'
import { plain } from '../plan'
import { hasLeft, noAmount, poorTreasury } from '../rules/words'
import * as store from '../store'

/** Whom it is for, and where; undefined for nobody there. */
async function personOf(tx: Tx, { refType, refId, userId }: RemedyWish, look: Parameters<FindCase>[3]) {
  if (refType === 'user') {
    const found = await store.residentOf(tx, refId, look.areas)
    return (
      found && { userId: refId, areaId: found.area_id, blockNo: found.block_no, no: '', title: '', people: [refId] }
    )
  }
  const order = await endedOrder(tx, refId, { isLocked: false })
  const side = order && [order.buyer, order.seller].find((one) => one.userId === userId)
  // Without a name nothing is planned; the case is shown.
  if (!order) return undefined
  const people = [order.buyer.userId, order.seller.userId]
  return { userId: 0, blockNo: 0, ...side, areaId: order.areaId, no: order.orderNo, title: order.title, people }
}

type Person = NonNullable<Awaited<ReturnType<typeof personOf>>>

/** What the city gives to a resident, with a case or without one. Source: operating §2. */
export const goodwill: FindCase = async (tx, deps, wish, look) => {
  const person = await personOf(tx, wish, look)
  if (!person) return undefined
  const { userId, areaId, no, people } = person
  if (look.isLocked) {
    await claimPerson(tx, userId)
    await claimAccounts(tx, deps, [`area:${areaId}:treasury`, walletKey(userId, 'available')])
  }
  const { refType, refId } = wish
  const about: Omit<Case, 'plan' | 'refused'> = {
    refType,
    refId,
    ver: 0,
    no,
    areaId,
    asked: { refType: 'user', refId: userId },
    people,
    total: null,
    sellerAmount: null,
  }
  const refused = (await store.hasClosed(tx, userId)) ? hasLeft : undefined
  return { ...about, refused, plan: () => planOf(tx, deps, wish, person) }
}

async function planOf(tx: Tx, { clock }: Deps, { amount, refType, refId }: RemedyWish, person: Person) {
  const { userId, areaId, blockNo, no, title } = person
  if (userId === 0) return err(refusal('FORM', { fields: { userId: '请选择补偿给谁' } }))
  if (amount === undefined) return err(noAmount)
  const treasury = await balanceOf(tx, `area:${areaId}:treasury`)
  if (treasury < amount) return err(poorTreasury(treasury))
  const now = clock.now()
  const before = await store.givenBefore(tx, 'goodwill', userId, { since: dayStart(now), now })
  const named = no === '' ? '' : `${no} `
  return ok({
    amount,
    userId,
    isForTwo: await isForTwo(tx, 'goodwillTwo', { amount, before, at: now }),
    summary: `${named}补偿 ${blockNo} 号 ${yuan(amount)}，由城市财库出`,
    moves: [
      {
        type: 'goodwill' as const,
        memo: title === '' ? '平台补偿' : `补偿 · ${title}`,
        transfers: [{ from: `area:${areaId}:treasury` as const, to: walletKey(userId, 'available'), amount }],
      },
    ],
    news: (reason: string) => [
      {
        userId,
        type: 'money' as const,
        kind: 'goodwill',
        ...(refType === 'order' ? { refType, refId } : { refType: 'none' as const, refId: 0 }),
        title: '收到一笔平台补偿',
        content: `${named}补偿 ${yuan(amount)} 已进入可用余额。原因：${reason}`,
      },
    ],
    ...plain,
  })
}
