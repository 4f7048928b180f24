import { isOpenAt } from '@contract/hours'
import { fen } from '@contract/money'
import type { Deps } from '../../server/deps'
import { guest } from '../../server/http/caller'
import type { StaffCaller } from '../../server/http/staff/staff-caller'
import { refundByOperator } from '../../server/modules/pay/refunds/admin'
import { cancelPay, checkPay, submitPay } from '../../server/modules/pay/service'
import { addRecharge } from '../../server/modules/recharge/service'
import { openingsIn } from '../../server/modules/settings/open/opening-hours'
import { payers } from '../../server/payers'
import { wechatSettings } from '../../server/wechat/account'
import { demoAreaId } from '../residents'
import { demoClientNo, must } from '../trade'

/** Who recharged twice, and how much: the second one is given back whole, so that nothing of it stays in the city. */
const payerNo = 130
const amount = fen(60_00)

/** The start of a server does not wait longer for a sandbox. */
const patience = () => AbortSignal.timeout(2_000)

const onThisMachine = { protocol: 'http', hostname: '127.0.0.1' } as const

/** The address of our payment sandbox while it answers; a real gateway is never asked by a demo. */
async function sandboxOf({ config }: Deps): Promise<string | undefined> {
  const settings = wechatSettings(config)
  if (settings?.isSandbox !== true) return undefined
  const isThere = await fetch(`${settings.hosts.pay}/sandbox/orders`, { signal: patience() }).then(
    ({ ok }) => ok,
    () => false,
  )
  return isThere ? settings.hosts.pay : undefined
}

/** Pays at the sandbox, as the payer does on its sheet. */
async function isPaidAt(sandbox: string, outTradeNo: string): Promise<boolean> {
  const { ok } = await fetch(`${sandbox}/sandbox/act`, {
    method: 'POST',
    signal: patience(),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ out_trade_no: outTradeNo, act: 'pay' }),
  })
  return ok
}

async function isOpenNow({ db, clock }: Deps): Promise<boolean> {
  const now = clock.now()
  return isOpenAt(await openingsIn(db, demoAreaId, now), now)
}

/**
 * A recharge that was paid at the payment sandbox and refunded by staff, each through its own service. Nothing where there is no sandbox,
 * and before the payments of the day open.
 */
export async function demoRefund(deps: Deps, { userId: by }: Pick<StaffCaller, 'userId'>): Promise<void> {
  const sandbox = await sandboxOf(deps)
  const owner = await deps.db
    .selectFrom('block')
    .select(['block_id as blockId', 'owner_user_id as userId'])
    .where('area_id', '=', demoAreaId)
    .where('block_no', '=', payerNo)
    .executeTakeFirst()
  if (sandbox === undefined || !owner?.userId || !(await isOpenNow(deps))) return
  const { userId, blockId } = owner
  const payer = { ...guest, userId, loginUserId: userId, areaId: demoAreaId, blockId, blockNo: payerNo }
  const wish = (what: string) => ({ clientNo: demoClientNo(`refunded-${what}`, 0) })
  const { payNo, ver } = must('recharge', await addRecharge(deps, payer, { ...wish('add'), amount }))
  const way = { payNo, ver, channel: 'wechat', scene: 'web' } as const
  const begun = await submitPay(deps, payers, payer, { ...wish('pay'), ...way }, onThisMachine)
  const outTradeNo = `${payNo}-1`
  if (!begun.ok || !(await isPaidAt(sandbox, outTradeNo))) {
    // Such as a sandbox that knows this number from an older city.
    must('closing', await cancelPay(deps, payers, payer, { ...wish('close'), payNo, ver }))
    return
  }
  must('asking the gateway', await checkPay(deps, payers, payer, payNo))
  const back = { ...wish('back'), outTradeNo, amount, reason: '重复充值，退这一笔' }
  must('refund', await refundByOperator(deps, by, back))
}
