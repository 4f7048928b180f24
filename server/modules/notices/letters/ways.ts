import { filled } from '@contract/people/letters'
import type { LetterWay } from '@contract/people/letters'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { plainWords } from '../../../format/rich-text'
import { findArea } from '../../area/open/find-area'
import { insertAreaNotice, insertNotices } from '../area-notice-store'
import type { LetterRow, Reader } from './letter-store'

type Maker = Pick<Deps, 'ids' | 'clock'>

/** A letter that goes out: under one number, to some people of a city. */
interface Outgoing {
  readonly letter: LetterRow
  readonly cityName: string
  readonly noticeId: number
  readonly readers: readonly Reader[]
}

/** What the words in braces are for a reader. */
const knownOf = ({ nickName, blockNo }: Reader, cityName: string) => ({
  昵称: nickName,
  门牌: blockNo === null ? '' : String(blockNo),
  城市: cityName,
})

/** A letter as one reader finds it: names stand in it as text, whatever they hold. */
function wordsFor({ title, content }: Pick<LetterRow, 'title' | 'content'>, reader: Reader, cityName: string) {
  const known = knownOf(reader, cityName)
  const asText = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, plainWords(value)]))
  return { title: filled(title, known), content: filled(content, asText) }
}

/** As notices in the app; a letter to the whole city is a notice to the area, too, which who moves in later sees. */
async function tellInApp(tx: Tx, { ids, clock }: Maker, { letter, cityName, noticeId, readers }: Outgoing) {
  const { area_id, type, is_popup, audience } = letter
  const how = { type, is_popup, created_at: clock.now() }
  const about = { kind: 'told', ref_type: 'areaNotice', ref_id: noticeId, read_at: null } as const
  if (audience.kind === 'city') {
    const words = wordsFor(letter, { userId: 0, nickName: '', blockNo: null }, cityName)
    await insertAreaNotice(tx, { notice_id: noticeId, area_id, by_user_id: null, attachment: '', ...how, ...words })
  }
  await insertNotices(
    tx,
    readers.map((reader) => ({
      notice_id: ids.next(),
      user_id: reader.userId,
      ...how,
      ...wordsFor(letter, reader, cityName),
      ...about,
    })),
  )
}

/** A way by which letters reach people: how many of some it reaches, and how it sends one. */
interface Way {
  readonly count: (readers: readonly Reader[]) => number
  readonly send: (tx: Tx, deps: Maker, out: Outgoing) => Promise<void>
}

export const ways: Readonly<Record<LetterWay, Way>> = {
  app: { count: (readers) => readers.length, send: tellInApp },
}

/** Sends a letter to some people, by each of its ways; its number as a notice. */
export async function sendOut(tx: Tx, deps: Maker, letter: LetterRow, readers: readonly Reader[]): Promise<number> {
  const noticeId = deps.ids.next()
  const cityName = (await findArea(tx, letter.area_id))?.name ?? ''
  for (const way of letter.ways) await ways[way].send(tx, deps, { letter, noticeId, readers, cityName })
  return noticeId
}
