import type * as v from 'valibot'
import type { adminFundAct, fundGiveBack, fundProof } from '@contract/endpoints/community/fund'
import type { SpendRole } from '@contract/fund/transitions'
import { spendTransitionFor } from '@contract/fund/transitions'
import { fundSpends } from '@contract/fund/limits'
import { pictureKeys } from '@contract/uploads/pictures'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { spanText } from '@contract/spans'
import { changeAndView } from '../../db/once/change-once'
import type { Db, Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { bareYuan } from '../../format/yuan'
import { audit } from '../audit/open/audit'
import { agreeAtDesk, endAtDesk } from '../approvals/open/at-desk'
import { ownProposal } from '../audit/open/own'
import { isArea } from '../area/open/find-area'
import { askOf, askToStop, stopApproval } from './by-two'
import { missing } from './missing'
import { moveSpend } from './spends'
import * as store from './spend-store'
import type { FundSpendTable } from './tables'

import { deskSpend, replaceableBefore, spendView } from './view'

const tooOld = `凭证提交已满 ${spanText(fundSpends.replaceMs)}，不能再更换`

interface Wish {
  readonly clientNo: string
  readonly spendId: number
  readonly ver: number
}

type Work = (tx: Tx, spend: FundSpendTable) => Promise<Result<unknown, Refusal>>

async function freshOf(db: Db, spendId: number): Promise<store.SpendRow> {
  const row = await store.findSpend(db, spendId)
  if (!row) throw new Error(`spend ${spendId} vanished`)
  return row
}

/** Does something with a locked spend. Refusals: NOT_FOUND, MOVED (data.spend), and those of what is done. */
function change<I extends Wish, View>(
  deps: Deps,
  by: number,
  call: string,
  input: I,
  viewOf: (row: store.SpendRow, by: number, now: number) => View,
  work: Work,
) {
  const command = { userId: by, call, input, now: deps.clock.now() }
  const subject = {
    name: 'spend',
    view: async (tx: Tx) => viewOf(await freshOf(tx, input.spendId), by, deps.clock.now()),
    lock: async (tx: Tx) => {
      const spend = await store.lockSpend(tx, input.spendId)
      return spend ? ok(spend) : err(missing)
    },
  }
  return changeAndView(deps.db, command, subject, work)
}

/** Why this role may not do this to a spend of another person or in this state, if so. */
function roleFault(spend: FundSpendTable, act: 'proof' | 'giveBack', userId: number): Refusal | undefined {
  if (spend.payee_user_id !== userId)
    return refusal('NO_RIGHT', {}, act === 'proof' ? '只有收款人能提交凭证' : '只有收款人能退回')
  return spendTransitionFor(act, 'payee' satisfies SpendRole, spend.state) ? undefined : refusal('CLOSED')
}

type ProofInput = v.InferOutput<typeof fundProof.input>

function proofFault({ text, thumbs }: ProofInput): Refusal | undefined {
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
    const fault = roleFault(spend, 'proof', userId) ?? proofFault(input)
    if (fault) return err(fault)
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
    const fault = roleFault(spend, 'giveBack', userId)
    if (fault) return err(fault)
    const left = spend.amount - spend.given_back
    if (input.amount > left) return err(refusal('LIMIT', { left }, `最多退 ${bareYuan(left)}`))
    return moveSpend(tx, deps, spend, { act: 'giveBack', by: 'payee', back: input.amount })
  })
}

/** Running spends of an area. Refusal: NOT_FOUND. */
export async function listDesk({ db, clock }: Deps, by: number, areaId: number) {
  if (!(await isArea(db, areaId))) return err(refusal('NOT_FOUND'))
  const found = await store.runningSpends(db, areaId)
  return ok({ spends: found.map((row) => deskSpend(row, by, clock.now())) })
}

type ActInput = v.InferOutput<typeof adminFundAct.input>

/** Why an operator may not do this with a locked spend now, if so. */
function deskFault({ state, stop_by: asker }: FundSpendTable, act: ActInput['act'], by: number): Refusal | undefined {
  if (!spendTransitionFor(act, 'operator', state)) return refusal('CLOSED')
  if (act === 'askStop') return asker === null ? undefined : refusal('CLOSED', {}, '已有人申请停付')
  if (asker === null) return refusal('CLOSED', {}, '无人申请停付')
  return act === 'stop' && asker === by ? ownProposal : undefined
}

/** Asks to stop a spend, does it, or takes it back. Refusals: NOT_FOUND, MOVED, OWN, CLOSED. Source: community §3, row 5. */
export function actOnSpend(deps: Deps, by: number, input: ActInput) {
  const call = '/admin/fund/act'
  const { act, reason } = input
  return change(deps, by, call, input, deskSpend, async (tx, spend) => {
    const fault = deskFault(spend, act, by)
    if (fault) return err(fault)
    if (act === 'askStop') return askToStop(tx, deps, { userId: by }, spend, reason, call)
    const { spend_id: refId, area_id: areaId } = spend
    const deed = { userId: by, call, refType: 'fundSpend', refId, areaId, reason, details: { act } }
    const thing = { ...askOf(refId), refVer: spend.ver }
    if (act === 'unaskStop') {
      const ended = await endAtDesk(tx, deps, stopApproval, thing, { by, reason })
      if (!ended.ok) return ended
      await audit(tx, deps, { ...deed, ...ended.value })
      return ok(null)
    }
    const agreed = await agreeAtDesk(tx, deps, stopApproval, thing, by, reason)
    if (agreed.ok) await audit(tx, deps, { ...deed, ...agreed.value })
    return agreed
  })
}
