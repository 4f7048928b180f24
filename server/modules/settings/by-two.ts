import * as v from 'valibot'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { namedBySettingId } from '@contract/settings/settings'
import type { ApprovalAct } from '../approvals/open/approval'
import type { Announce } from './change'
import { change, words } from './change'
import { otherMeanwhile, wishedFollowing } from './service'
import * as store from './store'

const Payload = v.object({ key: v.string(), value: v.unknown(), after: v.string() })

/** A change of a setting by two persons: from when it holds is counted from the second one's word. */
export const settingApproval = (announce: Announce): ApprovalAct => ({
  async lock(tx, settingId) {
    await store.lock(tx)
    return namedBySettingId(settingId) && store.versionOf(tx, settingId)
  },
  isParty: () => Promise.resolve(false),
  async run(tx, deps, { userId, approvalId }, settingId, payload) {
    const named = namedBySettingId(settingId)
    if (!named) return err(refusal('NOT_FOUND'))
    const { value, after } = v.parse(Payload, payload)
    const what = await wishedFollowing(tx, deps.clock.now(), { settingId, ...named }, value)
    if (!what.ok) return what
    // What a city follows became another value meanwhile: nobody agreed to that.
    if (words(named.key, what.value.after) !== after) return err(otherMeanwhile)
    const by = { userId, call: '/admin/setting/edit', reason: await store.reasonOf(tx, approvalId), approvalId }
    await change(tx, deps, announce, by, what.value)
    return ok(null)
  },
})
