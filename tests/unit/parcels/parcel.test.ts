import {
  deadlineOfSigned,
  isNewlySigned,
  isNews,
  newsSince,
  notAhead,
  silentFromOf,
  tellsMore,
} from '../../../server/modules/orders/rules/parcel'

const hour = 3_600_000
const day = 24 * hour
const sent = 1_000 * day
const running = {
  state: 'delivered',
  deadline_at: sent + 10 * day,
  deadline_does: 'confirmSilent',
  more_confirm: false,
  confirm_hours: 72,
  more_confirm_hours: 72,
} as const
const parcel = { sent_at: sent, signed_at: null }

it.each([
  ['at the dispatch', sent, true],
  ['before it', sent - 1, false],
  ['now', sent + day, true],
  ['in the future', sent + day + 1, false],
])('a signature %s is news: %s', (_when, at, isNews) => {
  expect(isNewlySigned(running, parcel, at, sent + day)).toBe(isNews)
})

it('one that is known, or of an order that has ended or was not sent, is no news; one of a disputed order is', () => {
  expect(isNewlySigned(running, { ...parcel, signed_at: sent }, sent + 1, sent + day)).toBe(false)
  const news = ['unpaid', 'paid', 'delivered', 'dispute', 'done', 'closed', 'refunded'] as const
  expect(news.filter((state) => isNewlySigned({ state }, parcel, sent + 1, sent + day))).toEqual([
    'delivered',
    'dispute',
  ])
})

it('the deadline is 72 hours after the signature, when that is earlier', () => {
  expect(deadlineOfSigned(running, sent + day, sent + day)).toBe(sent + 4 * day)
  expect(deadlineOfSigned(running, sent + 7 * day - 1, sent + 7 * day)).toBe(sent + 10 * day - 1)
  expect(deadlineOfSigned(running, sent + 7 * day, sent + 7 * day)).toBeUndefined()
})

it('what the seller granted stays granted', () => {
  const more = { ...running, more_confirm: true, deadline_at: sent + 13 * day }
  expect(deadlineOfSigned(more, sent + day, sent + day)).toBe(sent + 7 * day)
})

it('it is as long after it as it was when the order was made', () => {
  const shorter = { ...running, confirm_hours: 24, more_confirm_hours: 48 }
  expect(deadlineOfSigned(shorter, sent + day, sent + day)).toBe(sent + 2 * day)
  const more = { ...shorter, more_confirm: true, deadline_at: sent + 12 * day }
  expect(deadlineOfSigned(more, sent + day, sent + day)).toBe(sent + 4 * day)
})

it('who learns of it late has two hours', () => {
  expect(deadlineOfSigned(running, sent + day, sent + 4 * day - 2 * hour)).toBe(sent + 4 * day)
  expect(deadlineOfSigned(running, sent + day, sent + 6 * day)).toBe(sent + 6 * day + 2 * hour)
})

it('no other deadline moves', () => {
  expect(deadlineOfSigned({ ...running, deadline_does: 'refundUndecided' }, sent, sent)).toBeUndefined()
  expect(deadlineOfSigned({ ...running, deadline_does: null, deadline_at: null }, sent, sent)).toBeUndefined()
})

describe('silence', () => {
  const followed = { ...parcel, followed_at: sent, asked_at: null, news: [] }
  const at = (ms: number) => ({ at: ms, text: '已揽收' })
  const from = sent + 48 * hour

  it('counts from 48 hours after the dispatch, where somebody is asked', () => {
    expect(silentFromOf(followed, sent)).toBe(from)
    expect(silentFromOf({ ...followed, followed_at: null }, sent)).toBeUndefined()
  })

  it('is ours, and not the carrier’s, when it is time and the provider did not answer in the last 12 hours before', () => {
    expect(silentFromOf(followed, from - 1)).toBe(from)
    expect(silentFromOf(followed, from)).toBeUndefined()
    expect(silentFromOf({ ...followed, asked_at: from - 12 * hour }, from)).toBe(from)
    expect(silentFromOf({ ...followed, asked_at: from - 12 * hour - 1 }, from)).toBeUndefined()
    expect(silentFromOf({ ...followed, asked_at: from - 12 * hour - 1 }, from + 90 * hour)).toBeUndefined()
  })

  it('ends with a word since the dispatch, in the second of it, or a signature', () => {
    expect(silentFromOf({ ...followed, news: [at(sent - 999)] }, sent)).toBeUndefined()
    expect(silentFromOf({ ...followed, news: [at(sent - 1_000)] }, sent)).toBe(from)
    expect(newsSince({ ...followed, news: [at(sent - 999), at(sent - 1_000)] }, sent)).toEqual([at(sent - 999)])
    expect(silentFromOf({ ...followed, signed_at: sent + 1 }, sent)).toBeUndefined()
  })

  it('is not ended by what is said to be still to come, which is not shown either until then', () => {
    const news = [at(sent + hour)]
    expect(silentFromOf({ ...followed, news }, sent + hour - 1)).toBe(from)
    expect(newsSince({ ...followed, news }, sent + hour - 1)).toEqual([])
    expect(silentFromOf({ ...followed, news }, sent + hour)).toBeUndefined()
    expect(newsSince({ ...followed, news }, sent + hour)).toEqual(news)
  })

  it('the same news with another end are kept, and no older ones', () => {
    const known = { way: 'moving', news: [at(sent)] } as const
    expect(isNews({ ...known, way: 'signed' }, known)).toBe(true)
    expect(isNews(known, known)).toBe(false)
    expect(isNews({ way: 'signed', news: [] }, known)).toBe(false)
    expect(isNews({ way: 'signed', news: [at(sent - 1)] }, known)).toBe(false)
  })

  it('more is what is newer, or as new and longer', () => {
    const [old, fresh] = [at(sent), at(sent + 1)]
    expect(tellsMore([], [])).toBe(false)
    expect(tellsMore([], [old])).toBe(false)
    expect(tellsMore([old], [])).toBe(true)
    expect(tellsMore([fresh], [old, old])).toBe(true)
    expect(tellsMore([old, old], [old])).toBe(true)
    expect(tellsMore([old], [old])).toBe(false)
    expect(tellsMore([old, old], [fresh])).toBe(false)
  })
})

it('news of a carrier whose clock is ahead by minutes are of now, and by more are of the future', () => {
  const now = 1_800_000_000_000
  const ahead = (ms: number) => notAhead({ news: [{ at: now + ms, text: '已退回' }] }, now).news[0]?.at
  expect([ahead(-1), ahead(1), ahead(300_000), ahead(300_001)]).toEqual([now - 1, now, now, now + 300_001])
})
