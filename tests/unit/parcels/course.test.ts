import * as v from 'valibot'
import { parcelWays } from '@contract/orders/parcel-ways'
import { Course, toldOf } from '../../../server/tracking/course'

const entry = (ftime: string, context = '快件运输中') => ({ ftime, context })
const course = (state: string | number, ...data: ReturnType<typeof entry>[]) => ({
  state,
  com: 'zhongtong',
  nu: '1',
  data,
})
const nine = Date.UTC(2026, 10, 24, 1)
const hour = 3_600_000

it('tells what happened, newest first, with the words of the carrier', () => {
  const told = toldOf(course('5', entry('2026-11-24 08:00:00', ' 已揽收 '), entry('2026-11-24 09:00:00', '派送中')))
  expect(told).toEqual({
    way: 'delivering',
    signedAt: undefined,
    news: [
      { at: nine, text: '派送中' },
      { at: nine - hour, text: '已揽收' },
    ],
  })
})

it('takes what providers send by mistake, and nothing that a database refuses', () => {
  const odd = v.parse(Course, { state: '3', data: [{ ftime: '2026-11-24 09:00:00', context: null }, { ftime: 7 }, {}] })
  expect(toldOf(odd)).toEqual({ way: 'signed', news: [], signedAt: nine })
  const text = `${'长'.repeat(199)}😀\u0000${'\ud83d'}尾`
  expect(toldOf(course('0', entry('2026-11-24 09:00:00', text))).news[0]?.text).toBe(`${'长'.repeat(199)}😀`)
  const signs = entry('2026-11-24 09:00:00', '一\u0000二\ud83d三')
  expect(toldOf(course('0', signs)).news[0]?.text).toBe('一 二 三')
})

it('leaves out what has no moment or no words, and what is too much', () => {
  expect(toldOf(course('0', entry('昨天'), entry('2026-11-24 09:00:00', ' '))).news).toEqual([])
  const many = Array.from({ length: 60 }, (_, minute) => entry(`2026-11-24 09:${String(minute).padStart(2, '0')}:00`))
  expect(toldOf(course('0', ...many)).news).toHaveLength(40)
  expect(toldOf(course('0', entry('2026-11-24 09:00:00', '长'.repeat(300)))).news[0]?.text).toHaveLength(200)
})

it.each([
  ['1', 'collected'],
  [0, 'moving'],
  ['7', 'moving'],
  ['', 'moving'],
  ['constructor', 'moving'],
  ['2', 'stuck'],
  [5, 'delivering'],
  ['6', 'returning'],
  ['4', 'returned'],
  ['14', 'refused'],
  ['3', 'signed'],
] as const)('the provider’s state %s is %s', (state, way) => {
  expect(toldOf(course(state, entry('2026-11-24 09:00:00'))).way).toBe(way)
  expect(parcelWays).toContain(way)
})

it('only state 3 is a signature, at its newest moment', () => {
  expect(toldOf(course('3', entry('2026-11-24 09:00:00'))).signedAt).toBe(nine)
  for (const state of ['4', '14', '0'])
    expect(toldOf(course(state, entry('2026-11-24 09:00:00'))).signedAt).toBeUndefined()
  expect(toldOf(course('3')).signedAt).toBeUndefined()
})
