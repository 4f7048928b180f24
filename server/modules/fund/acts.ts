import type * as v from 'valibot'
import type { adminFundAct } from '@contract/endpoints/console/community/fund'
import type { fundGiveBack, fundProof } from '@contract/endpoints/community/fund'
import type { SpendRole } from '@contract/fund/transitions'
import { spendTransitionFor } from '@contract/fund/transitions'
import { fundSpends } from '@contract/fund/limits'
import { pictureKeys } from '@contract/uploads/pictures'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { spanText } from '@contract/spans'
import type { Seen, Work } from '../../db/once/change-once'
import { changeAndView } from '../../db/once/change-once'
import type { Db, Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { bareYuan } from '../../format/yuan'
import { isArea } from '../area/open/find-area'
import { askToStop } from './by-two'
import { missing } from './missing'
import { moveSpend } from './spends'
import * as store from './spend-store'
import type { FundSpendTable } from './tables'
import { adminSpend, replaceableBefore, spendView } from './view'

const tooOld = `凭证提交已满 ${spanText(fundSpends.replaceMs)}，不能再更换`

async function freshOf(db: Db, spendId: number): Promise<store.SpendRow> {
  const row = await store.findSpend(db, spendId)
  if (!row) throw new Error(`spend ${spendId} vanished`)
  return row
}

/** Does something with a locked spend. Refusals: NOT_FOUND, MOVED (data.spend), and those of what is done. */
function change<View>(
  deps: Deps,
  by: number,
  call: string,
  input: Seen & { readonly spendId: number },
  viewOf: (row: store.SpendRow, by: number, now: number) => View,
  work: Work<FundSpendTable, unknown>,
) {
  const subject = {
    name: 'spend',
    view: async (tx: Tx) => viewOf(await freshOf(tx, input.spendId), by, deps.clock.now()),
    missing,
    lock: (tx: Tx) => store.lockSpend(tx, input.spendId),
  }
  return changeAndView(deps, { userId: by, call, input }, subject, work)
}

/** Why this role may not do this to a spend of another person or in this state, if so. */
function roleRefusal(spend: FundSpendTable, act: 'proof' | 'giveBack', userId: number): Refusal | undefined {
  if (spend.payee_user_id !== userId)
    return refusal('NO_RIGHT', {}, act === 'proof' ? '只有收款人能提交凭证' : '只有收款人能退回')
  return spendTransitionFor(act, 'payee' satisfies SpendRole, spend.state) ? undefined : refusal('CLOSED')
}

type ProofInput = v.InferOutput<typeof fundProof.input>

function proofRefusal({ text, thumbs }: ProofInput): Refusal | undefined {
  const { minText, maxText, maxPictures } = fundSpends.proof
  const count = pictureKeys(thumbs).length
  if (text.length < minText) return refusal('FORM', { fields: { text: `请填写 ${minText}–${maxText} 个字` } })
  return count < 1 || count > maxPictures
    ? refusal('FORM', { fields: { thumbs: `请上传 1–${maxPictures} 张图片` } })
    : undefined
}

/** Hands in a proof. Refusals: NOT_FOUND, NO_RIGHT, MOVED, CLOSED, EXPIRED, FORM. Source: community §3, row 6. */
export function handInProof(deps: Deps, userId: number, input: ProofInput) {
  return change(deps, userId, '/bctFund/proof', input, spendView, async (tx, spend) => {
    const now = deps.clock.now()
    const until = replaceableBefore(spend)
    const refused = roleRefusal(spend, 'proof', userId) ?? proofRefusal(input)
    if (refused) return err(refused)
    if (until !== null && until <= now) return err(refusal('EXPIRED', { until }, tooOld))
    const proof = { proof_text: input.text, proof_thumbs: input.thumbs, proof_at: now }
    const first = { first_proof_at: spend.first_proof_at ?? now }
    return moveSpend(tx, deps, spend, { act: 'proof', by: 'payee', change: { ...proof, ...first } })
  })
}

/** The pictures of a spend's proof, for the payee who handed them in and may send them again. */
export async function shownProof({ db }: Deps, spendId: number, userId: number): Promise<string> {
  const row = await store.findSpend(db, spendId)
  return row?.payee_user_id === userId ? row.proof_thumbs : ''
}

/** Gives money back. Refusals: NOT_FOUND, NO_RIGHT, MOVED, CLOSED, LIMIT, NOT_ENOUGH. Source: community §3, row 8. */
export function giveBack(deps: Deps, userId: number, input: v.InferOutput<typeof fundGiveBack.input>) {
  return change(deps, userId, '/bctFund/giveBack', input, spendView, async (tx, spend) => {
    const refused = roleRefusal(spend, 'giveBack', userId)
    if (refused) return err(refused)
    const left = spend.amount - spend.given_back
    if (input.amount > left) return err(refusal('LIMIT', { left }, `最多退 ${bareYuan(left)}`))
    return moveSpend(tx, deps, spend, { act: 'giveBack', by: 'payee', back: input.amount })
  })
}

/** Running spends of an area. Refusal: NOT_FOUND. */
export async function listForStaff({ db, clock }: Deps, areaId: number) {
  if (!(await isArea(db, areaId))) return err(refusal('NOT_FOUND'))
  const found = await store.runningSpends(db, areaId)
  return ok({ spends: found.map((row) => adminSpend(row, clock.now())) })
}

type ActInput = v.InferOutput<typeof adminFundAct.input>

/** Asks to stop a spend. Refusals: NOT_FOUND, MOVED, CLOSED. Source: community §3, row 5. */
export function actOnSpend(deps: Deps, by: number, input: ActInput) {
  const call = '/admin/fund/act'
  const viewOf = (row: store.SpendRow, _by: number, now: number) => adminSpend(row, now)
  return change(deps, by, call, input, viewOf, async (tx, spend) => {
    if (!spendTransitionFor(input.act, 'operator', spend.state)) return err(refusal('CLOSED'))
    if (spend.stop_by !== null) return err(refusal('CLOSED', {}, '已有人申请停付'))
    return askToStop(tx, deps, { userId: by }, spend, input.reason, call)
  })
}
