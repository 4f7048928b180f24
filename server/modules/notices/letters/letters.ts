import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type * as calls from '@contract/endpoints/console/letters/letters'
import type { LetterAudience } from '@contract/people/letters'
import { letterWays } from '@contract/people/letters'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { allCities } from '@contract/settings/all-cities'
import type { Seen, Work } from '../../../db/once/change-once'
import { changeAndView } from '../../../db/once/change-once'
import { doOnce } from '../../../db/once/once'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import { newestOf } from '../../approvals/open/view'
import { dropByStaff } from '../../approvals/open/by-staff'
import { isArea } from '../../area/open/find-area'
import { audit } from '../../audit/open/audit'
import { changesOf } from '../../audit/open/changes'
import { settingNow } from '../../settings/open/settings-at'
import { deleteAreaNotice } from '../area-notice-store'
import * as store from './letter-store'
import type { Words } from './written'
import { areOfCity, pictureRefusal, strangers, wordsOf } from './written'
import { ways } from './ways'

type Row = NonNullable<Awaited<ReturnType<typeof store.letterWith>>>

function viewFrom(row: Row): calls.Letter {
  const { letter_id: letterId, ver, area_id: areaId, title, content, type, is_popup: popup, audience, state, by } = row
  const { people, delivered, read } = row
  const times = { sendAt: row.send_at, expireAt: row.expire_at, createdAt: row.created_at }
  const counts = { people, delivered, read }
  const whom = { audience, ways: row.ways }
  return { letterId, ver, areaId, title, content, type, popup, ...whom, ...times, state, by, ...counts }
}

export async function viewOf(db: Db, letterId: number): Promise<calls.Letter> {
  const row = await store.letterWith(db, letterId)
  if (!row) throw new Error(`letter ${letterId} vanished`)
  return viewFrom(row)
}

/** To more people than this a second person is asked. */
export const mostAlone = (db: Db): Promise<number> => settingNow(db, allCities, 'letterTwo')

/** One letter of somebody's areas, with whom it names and what waits about it. Refusal: NOT_FOUND. */
export async function readLetter({ db, clock }: Deps, staff: StaffCaller, id: number) {
  const row = await store.letterWith(db, id)
  if (!row || !includesArea(staff.areas, row.area_id)) return err(refusal('NOT_FOUND'))
  const { audience } = row
  const readers = audience.kind === 'people' ? await store.readersOf(db, row.area_id, audience) : []
  const asked = (await newestOf({ db, clock }, 'letter', [id], staff)).get(id)
  const named = readers.map(({ userId, nickName }) => ({ userId, nickName }))
  return ok({ ...viewFrom(row), named, approval: asked?.state === 'waiting' ? asked : null })
}

function counted({ noFrom, noTo, q }: v.InferOutput<typeof calls.letterCount.input>): LetterAudience {
  if (q !== undefined && q !== '') return { kind: 'rows', q }
  return noFrom !== undefined && noTo !== undefined ? { kind: 'numbers', noFrom, noTo } : { kind: 'city' }
}

/** How many people a letter would reach now. Refusal: NOT_FOUND. */
export async function countReaders(
  deps: Deps,
  staff: StaffCaller,
  input: v.InferOutput<typeof calls.letterCount.input>,
) {
  const { db } = deps
  const { areaId } = input
  if (!includesArea(staff.areas, areaId) || !(await isArea(db, areaId))) return err(refusal('NOT_FOUND'))
  const readers = await store.readersOf(db, areaId, counted(input))
  const byWay = Object.fromEntries(letterWays.map((way) => [way, ways[way].count(readers)]))
  return ok({ people: readers.length, ways: byWay as { app: number }, most: await mostAlone(db) })
}

type EditInput = v.InferOutput<typeof calls.letterEdit.input>

export const about = ({ letter_id: refId, area_id: areaId }: Pick<store.LetterRow, 'letter_id' | 'area_id'>) => ({
  refType: 'letter',
  refId,
  areaId,
})

/** The thing of its ask. */
export const askOf = (letterId: number) => ({ kind: 'letter', refType: 'letter', refId: letterId }) as const

type Told = Words & Pick<store.LetterRow, 'state'>

/** A letter as a record of an act tells it. */
const toldOf = ({ title, content, type, is_popup, audience, ways: by, send_at, expire_at, state }: Told) => ({
  title,
  content,
  type,
  popup: is_popup,
  audience,
  ways: by,
  sendAt: send_at,
  expireAt: expire_at,
  state,
})

/** What an act changes of one. */
export const changed = (row: Told, to: Partial<Told>) => ({
  changes: changesOf(toldOf(row), toldOf({ ...row, ...to })),
})

const asKept = ({ audience, ways: by, ...words }: Words) => ({
  ...words,
  audience: JSON.stringify(audience),
  ways: JSON.stringify(by),
})

/** Writes a draft, or changes what is not sent yet. Refusals: NOT_FOUND, MOVED (`letter`), CLOSED, FORM. Source: operating §5. */
export async function editLetter(deps: Deps, staff: StaffCaller, input: EditInput) {
  const call = '/admin/letter/edit'
  const now = deps.clock.now()
  const written = wordsOf(input, now)
  if (!written.ok) return written
  const words = written.value
  const refused = await pictureRefusal(deps, words.content)
  if (refused) return err(refused)
  const { letterId, areaId, title } = input
  if (letterId !== null)
    return onLetter(deps, staff, call, { ...input, id: letterId }, ['draft', 'planned'], async (tx, row) => {
      if (!(await areOfCity(tx, row.area_id, words.audience))) return err(strangers)
      await dropByStaff(tx, deps, askOf(letterId))
      await store.changeLetter(tx, letterId, { ...asKept(words), state: 'draft' })
      const deed = { userId: staff.userId, call, ...about(row), details: { title } }
      await audit(tx, deps, { ...deed, ...changed(row, { ...words, state: 'draft' }) })
      return ok(null)
    })
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx) => {
    if (!includesArea(staff.areas, areaId) || !(await isArea(tx, areaId))) return err(refusal('NOT_FOUND'))
    if (!(await areOfCity(tx, areaId, words.audience))) return err(strangers)
    const row = { letter_id: deps.ids.next(), area_id: areaId }
    const made = { ver: 1, state: 'draft', staff_id: staff.staffId, created_at: now, notice_id: null } as const
    await store.insertLetter(tx, { ...row, ...made, ...asKept(words), people: 0 })
    const deed = { userId: staff.userId, call, ...about(row), details: { title } }
    await audit(tx, deps, { ...deed, changes: changesOf({}, toldOf({ ...words, state: 'draft' })) })
    return ok(await viewOf(tx, row.letter_id))
  })
}

/** What a command about one letter of somebody's areas is about. */
export const letterOf = (staff: StaffCaller, id: number) => ({
  name: 'letter',
  view: (tx: Tx) => viewOf(tx, id),
  lock: (tx: Tx) => store.lockLetter(tx, id),
  refusalOf: (row: store.LetterRow) => (includesArea(staff.areas, row.area_id) ? undefined : refusal('NOT_FOUND')),
})

/** Does something with a locked letter in one of these states. Refusals: NOT_FOUND, MOVED (`letter`), CLOSED. */
function onLetter(
  deps: Deps,
  staff: StaffCaller,
  call: string,
  input: Seen & { readonly id: number },
  from: readonly store.LetterRow['state'][],
  work: Work<store.LetterRow, unknown>,
) {
  return changeAndView(deps, { userId: staff.userId, call, input }, letterOf(staff, input.id), (tx, row) =>
    from.includes(row.state) ? work(tx, row) : Promise.resolve(err(refusal('CLOSED'))),
  )
}

/** Takes it back, also from everybody who has it; what waits about it lapses. Refusals: NOT_FOUND, MOVED (`letter`), CLOSED. */
export function takeBackLetter(
  deps: Deps,
  staff: StaffCaller,
  input: v.InferOutput<typeof calls.letterTakeBack.input>,
) {
  const call = '/admin/letter/takeBack'
  return onLetter(deps, staff, call, input, ['draft', 'planned', 'sent'], async (tx, row) => {
    await dropByStaff(tx, deps, askOf(row.letter_id))
    if (row.notice_id !== null) await deleteAreaNotice(tx, row.notice_id)
    const to = { state: 'withdrawn' } as const
    await store.changeLetter(tx, row.letter_id, to)
    const deed = { userId: staff.userId, call, ...about(row), reason: input.reason }
    await audit(tx, deps, { ...deed, ...changed(row, to) })
    return ok(null)
  })
}
