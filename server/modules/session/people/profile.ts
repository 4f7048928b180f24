import type * as v from 'valibot'
import type { userBindMobile, userEdit, userLoginUser } from '@contract/endpoints/people/accounts'
import { maskedMobile } from '@contract/people/masked'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { SignedOut } from '../../../http/signed-out'
import { tokenHash } from '../start'
import { noteChange } from '../open/changes'
import { claimCaller } from '../open/claim-person'
import { hasJustTaken } from './change-store'
import { spendCode } from './codes'
import { proofRefusal, spendProof } from './prove'
import { proofsOf } from './proof-store'
import * as store from './store'

/**
 * Binds a number by its code, after a proof where one is possible; the number bound before gets a message. A repeat after a lost answer
 * gets the same answer. Refusals: NO_RIGHT (data.need = `proof`), NO_BLOCK, WRONG_PASSWORD, LOCKED, FORM when another person has it.
 * Source: domain model §6.1, §10.
 */
export async function bindMobile(
  deps: Deps,
  caller: Caller,
  { mobile, code }: v.InferOutput<typeof userBindMobile.input>,
): Promise<Result<{ mobile: string }, Refusal>> {
  const { db, clock } = deps
  const { userId, ak } = caller
  const now = clock.now()
  const bound = { mobile: maskedMobile(mobile) }
  if (await hasJustTaken(db, userId, mobile, now)) return ok(bound)
  const refused = await proofRefusal(db, caller, now)
  if (refused) return err(refused)
  const used = await spendCode(db, { mobile, purpose: 'bind', code, ak, now })
  if (!used.ok) return used
  return transact(db, async (tx): Promise<Result<{ mobile: string }, Refusal>> => {
    await claimCaller(tx, userId)
    const unproven = await spendProof(tx, caller, now)
    if (unproven) return err(unproven)
    const { mobile: before } = await proofsOf(tx, userId)
    const isBound = await store.bindMobile(tx, userId, mobile)
    if (!isBound) return err(refusal('FORM', { fields: { mobile: '这个手机号已绑定其他账号' } }))
    const what = before === '' ? 'firstMobile' : 'mobile'
    if (before !== mobile) await noteChange(tx, deps, { userId, what, mobile: before })
    return ok(bound)
  })
}

/** Changes what is given. Source: domain model §6.1. */
export async function editProfile({ db }: Deps, userId: number, input: v.InferOutput<typeof userEdit.input>) {
  const { nickName, avatar, thumbs, intro } = input
  const change = {
    ...(nickName !== undefined && { nick_name: nickName }),
    ...(avatar !== undefined && { avatar }),
    ...(thumbs !== undefined && { thumbs }),
    ...(intro !== undefined && { intro }),
  }
  if (Object.keys(change).length === 0) return err(refusal('FORM', { fields: { _: '暂无修改' } }))
  const row = await store.updateProfile(db, userId, change)
  if (!row) throw new SignedOut()
  return ok({ nickName: row.nick_name, avatar: row.avatar, thumbs: row.thumbs, intro: row.intro })
}

/** A public profile. Refusal: NOT_FOUND. Source: domain model §6.1. */
export async function publicProfile({ db }: Deps, userId: number) {
  const row = await store.profileOf(db, userId)
  if (!row) return err(refusal('NOT_FOUND'))
  const blocks = await store.blocksOf(db, userId)
  return ok({
    userId,
    nickName: row.nick_name,
    avatar: row.avatar,
    thumbs: row.thumbs,
    intro: row.intro,
    points: row.points,
    blocks: blocks.map((block) => ({
      areaId: block.area_id,
      areaName: block.area_name,
      blockNo: block.block_no,
      since: block.held_since ?? block.created_at,
    })),
    ordersDone: await store.ordersDoneOf(db, userId),
  })
}

const mostAccounts = 20

/**
 * The remembered accounts of an area, by their tokens and in their order; tokens of another device count as expired. Source: specification
 * §2 (loginUser); domain model §6.1.
 */
export async function rememberedAccounts(
  { db, clock }: Deps,
  { areaId, tokens }: v.InferOutput<typeof userLoginUser.input>,
  ak: string,
) {
  const sent = tokens.split(',').filter(Boolean)
  if (sent.length > mostAccounts) return err(refusal('FORM', { fields: { tokens: `最多${mostAccounts}个账号` } }))
  if (sent.length === 0) return ok({ accounts: [] })
  const hashes = sent.map(tokenHash)
  const rows = await store.rememberedOf(db, { areaId, hashes, ak, now: clock.now() })
  const over = { userId: 0, blockNo: 0, nickName: '', avatar: '', unread: 0, isValid: false }
  const accounts = hashes.map((hash) => {
    const row = rows.find(({ token_hash }) => token_hash.equals(hash))
    if (!row) return over
    const { user_id: userId, nick_name: nickName, avatar, block_no } = row
    return { userId, blockNo: block_no ?? 0, nickName, avatar, unread: Number(row.unread ?? 0), isValid: true }
  })
  return ok({ accounts })
}
