import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type * as calls from '@contract/endpoints/console/texts'
import type { TextView } from '@contract/endpoints/console/texts'
import type { Refusal } from '@contract/refusals'
import { refusal, wrongField } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { AreaTextKey } from '@contract/texts/area-texts'
import {
  areaTextIdOf,
  areaTextKeys,
  areaTexts,
  isAgreedTo,
  longestAreaText,
  namedByTextId,
} from '@contract/texts/area-texts'
import { doOnce } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { keptContent } from '../../format/rich-text'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { ask } from '../approvals/open/ask'
import { waitingOf } from '../approvals/open/view'
import { audit } from '../audit/open/audit'
import * as store from './store'

type In<E extends { input: v.GenericSchema }> = v.InferOutput<E['input']>
type Around = Pick<Deps, 'db' | 'clock'>

async function views(
  { db, clock }: Around,
  staff: StaffCaller,
  areaId: number,
  keys: readonly AreaTextKey[] = areaTextKeys,
): Promise<TextView[]> {
  const rows = await store.versionsIn(db, areaId, keys)
  const ids = keys.map((key) => areaTextIdOf(areaId, key))
  const asked = await waitingOf({ db, clock }, 'text', ids, staff)
  return keys.map((key) => {
    const own = rows.filter((row) => row.key === key)
    const textId = areaTextIdOf(areaId, key)
    return {
      textId,
      areaId,
      key,
      title: areaTexts[key].title,
      ver: own[0]?.ver ?? 0,
      versions: own.map(({ ver, at, by, asker, reason, agreed }) => ({
        ver,
        at,
        by: asker ?? by,
        second: asker === null ? '' : by,
        reason,
        agreed: isAgreedTo(key) ? Number(agreed) : null,
      })),
      approval: asked.get(textId) ?? null,
    }
  })
}

async function viewOf(around: Around, staff: StaffCaller, areaId: number, key: AreaTextKey): Promise<TextView> {
  const [view] = await views(around, staff, areaId, [key])
  if (!view) throw new Error(`text ${key} of ${areaId} vanished`)
  return view
}

/** The texts of a city. Refusal: NOT_FOUND, also for one in which the person has nothing to do. */
export async function listTexts({ db, clock }: Deps, staff: StaffCaller, { areaId }: In<typeof calls.textList>) {
  const isThere = includesArea(staff.areas, areaId) && (await store.findText(db, { areaId, key: 'help' }))
  return isThere ? ok({ texts: await views({ db, clock }, staff, areaId) }) : err(refusal('NOT_FOUND'))
}

/** The text that a number names, where somebody works. */
const named = ({ areas }: StaffCaller, textId: number) => {
  const text = namedByTextId(textId)
  return text && includesArea(areas, text.areaId) ? text : undefined
}

/** One version, as it was written. Refusal: NOT_FOUND. */
export async function readVersion({ db }: Deps, staff: StaffCaller, { textId, ver }: In<typeof calls.textInfo>) {
  const of = named(staff, textId)
  const text = of && (await store.findText(db, { ...of, ver }))
  return of && text ? ok({ textId, ...of, ver, at: text.at, content: text.content }) : err(refusal('NOT_FOUND'))
}

/** Who writes a version, and by which call. */
interface By {
  readonly userId: number
  readonly call: string
  readonly reason: string
  readonly approvalId?: number
}

/** Puts the next version of a locked text in force. */
export async function putInForce(
  tx: Tx,
  deps: Deps,
  { userId, call, reason, approvalId }: By,
  { areaId, key, ver, content }: { readonly areaId: number; readonly key: AreaTextKey; ver: number; content: string },
): Promise<void> {
  await store.insertText(tx, {
    area_id: areaId,
    key,
    ver,
    content,
    at: deps.clock.now(),
    by_user_id: userId,
    reason,
    approval_id: approvalId ?? null,
  })
  const about = { refType: 'text', refId: areaTextIdOf(areaId, key), areaId, reason, details: { key, ver } }
  await audit(tx, deps, { userId, call, ...about, ...(approvalId !== undefined && { approvalId }) })
}

/**
 * Writes the next version of a text; of what residents agree to it asks a second person. Refusals: NOT_FOUND, MOVED (`text`), CLOSED, FORM
 * (`content`). Source: operating §5.
 */
export function editText(
  deps: Deps,
  staff: StaffCaller,
  input: In<typeof calls.textEdit>,
): Promise<Result<TextView, Refusal>> {
  const call = '/admin/text/edit'
  const { userId } = staff
  const { textId, reason } = input
  return doOnce(deps, { userId, call, input }, async (tx) => {
    const of = named(staff, textId)
    const now = of && (await store.lockText(tx, of)) !== undefined && (await store.findText(tx, of))
    if (!of || !now) return err(refusal('NOT_FOUND'))
    const view = () => viewOf({ db: tx, clock: deps.clock }, staff, of.areaId, of.key)
    if (now.ver !== input.ver) return err(refusal('MOVED', { text: await view() }))
    const content = keptContent(input.content, longestAreaText, { isPictureEnough: false })
    if (!content.ok) return content
    if (content.value === now.content) return err(wrongField('content', '和现在一样'))
    const next = { ...of, ver: now.ver + 1, content: content.value }
    if (isAgreedTo(of.key)) {
      const waits = await ask(tx, deps, staff, {
        kind: 'areaText',
        refType: 'text',
        refId: textId,
        refVer: now.ver,
        areaId: of.areaId,
        summary: `${areaTexts[of.key].title}第 ${next.ver} 版`,
        payload: { key: of.key, ver: next.ver, content: next.content },
        reason,
        call,
      })
      if (!waits.ok) return waits
    } else await putInForce(tx, deps, { userId, call, reason }, next)
    return ok(await view())
  })
}

/** The version in force of a text, locked. */
export const lockNamed = async (tx: Tx, textId: number): Promise<number | undefined> => {
  const of = namedByTextId(textId)
  return of && store.lockText(tx, of)
}
