import type * as v from 'valibot'
import type { RemedyKind } from '@contract/console/remedies'
import { mayRemedy, readsRemedy, remedyOf } from '@contract/console/remedies'
import { includesArea } from '@contract/console/roles'
import type { RemedyAnswer, remedyAdd } from '@contract/endpoints/console/money/remedies'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal, refusalText, wrongField } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { addOnce } from '../../db/once/add-once'
import type { Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { StaffPerson } from '../../http/staff/staff-caller'
import { ownersIn } from '../../ledger/owner-names'
import { alreadyAsked, ask } from '../approvals/open/ask'
import { refsWaiting, viewOf } from '../approvals/open/view'
import { ownAffair } from '../audit/open/own'
import { payloadOf } from './by-two'
import { carryOut } from './carry-out'
import { kinds } from './kinds/all'
import type { Case, RemedyWish } from './plan'
import { advanceMostAt, shortRefusal } from './short'
import * as store from './store'
import { remedyView } from './view'

/** The case of a wish, where somebody of staff acts. Refusals: FORM (`refType`: no such case of this kind), NOT_FOUND. */
async function caseOf(
  tx: Tx,
  deps: Deps,
  { areas }: Pick<StaffPerson, 'areas'>,
  wish: RemedyWish,
  isLocked: boolean,
): Promise<Result<Case, Refusal>> {
  if (!remedyOf(wish.kind).cases.includes(wish.refType)) return err(wrongField('refType', '这一类不能这样处理'))
  const found = await kinds[wish.kind](tx, deps, wish, { areas, isLocked })
  return found && includesArea(areas, found.areaId) ? ok(found) : err(refusal('NOT_FOUND'))
}

const wordsOf = ({ msg, reason }: Refusal): string => msg ?? refusalText(reason)

const nothing = { reached: null, missing: fen(0), advanced: fen(0), postings: [], owners: {}, isForTwo: false }

async function planned(tx: Tx, { plan }: Case) {
  const answer = await plan()
  if (!answer.ok) return { ...nothing, refused: answer.error.reason === 'FORM' ? '' : wordsOf(answer.error) }
  const { reached, missing, advanced, isForTwo, moves } = answer.value
  const postings = moves.flatMap(({ transfers }) => [...transfers])
  return { reached, missing, advanced, isForTwo, postings, owners: await ownersIn(tx, postings), refused: '' }
}

/** What was put right of a case, and what a wish would move now. Refusals: NO_RIGHT (not read by this role), FORM, NOT_FOUND. */
export function previewRemedy(deps: Deps, staff: StaffPerson, wish: RemedyWish) {
  if (!readsRemedy(wish.kind, staff.roles)) return Promise.resolve(err(refusal('NO_RIGHT')))
  return transact(deps.db, async (tx) => {
    const found = await caseOf(tx, deps, staff, wish, false)
    if (!found.ok) return found
    const { total, sellerAmount, refused, hasLeft = false } = found.value
    const rows = await store.remediesOf(tx, wish, staff.areas)
    return ok({
      done: rows.filter(({ kind }) => readsRemedy(kind, staff.roles)).map(remedyView),
      total,
      sellerAmount,
      hasLeft,
      advanceMost: fen(await advanceMostAt(tx, deps)),
      ...(refused ? { ...nothing, refused: wordsOf(refused) } : await planned(tx, found.value)),
    })
  })
}

const isOperators = refusal('NO_RIGHT', {}, '多得的一方余额够，由运营重新分配')

/** Whether a new division waits already, with what the city advances or without. */
async function isWaited({ clock }: Deps, db: Tx, kind: RemedyKind, { asked }: Case): Promise<boolean> {
  if (kind !== 'reallot') return false
  const waits = (advanced: boolean) =>
    refsWaiting({ db, clock }, { kind: remedyOf(kind, advanced).asks, refType: asked.refType }, [asked.refId])
  return (await waits(false)).size + (await waits(true)).size > 0
}

/**
 * Puts a case right, or asks for a second person. Refusals: NO_RIGHT (another role's), FORM, NOT_FOUND, OWN, CLOSED, LIMIT, NOT_ENOUGH.
 * Source: operating §2.
 */
export function addRemedy(
  deps: Deps,
  staff: StaffPerson,
  input: v.InferOutput<typeof remedyAdd.input>,
): Promise<Result<RemedyAnswer, Refusal>> {
  const call = '/admin/remedy/add'
  const { kind, isAdvanced, reason } = input
  if (!mayRemedy(kind, staff.roles, isAdvanced)) return Promise.resolve(err(refusal('NO_RIGHT')))
  return addOnce<RemedyAnswer>(deps, 'C', { userId: staff.userId, call, input }, async (tx, no) => {
    const found = await caseOf(tx, deps, staff, input, true)
    if (!found.ok) return found
    const { people, refused, plan, asked, ver, areaId } = found.value
    if (people.includes(staff.userId)) return err(ownAffair)
    if (refused) return err(refused)
    if (await isWaited(deps, tx, kind, found.value)) return err(alreadyAsked)
    const made = await plan()
    if (!made.ok) return made
    const short = await shortRefusal(tx, deps, input, made.value)
    if (short) return err(short)
    // Where nothing has to be advanced it is no affair of finance.
    const advances = made.value.advanced > 0
    if (!mayRemedy(kind, staff.roles, advances)) return err(isOperators)
    const by = { userId: staff.userId, call, reason, no }
    if (!made.value.isForTwo) {
      const done = await carryOut(tx, deps, by, input, found.value, made.value)
      return done.ok ? ok({ done: done.value, approval: null }) : done
    }
    const waits = await ask(tx, deps, staff, {
      kind: remedyOf(kind, advances).asks,
      ...asked,
      refVer: ver,
      areaId,
      summary: made.value.summary,
      payload: payloadOf(input, found.value, made.value, by),
      reason,
      call,
    })
    if (!waits.ok) return waits
    return ok({ done: null, approval: await viewOf({ db: tx, clock: deps.clock }, waits.value, staff) })
  })
}
