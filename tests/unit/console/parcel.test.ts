import { courseWith, parcelFacts } from '../../../console/src/kit/words/parcel'

const at = Date.UTC(2026, 10, 24, 1)
const parcel = { carrier: 'sf', trackingNo: 'SF1400000000128', sentAt: at, signedAt: null, lastNews: null } as const
const step = (act: string, moment: number, by: 'buyer' | 'seller' | 'timer' = 'seller') => ({
  at: moment,
  act,
  by,
  text: '',
  images: '',
})

it('a parcel is told by its number, its last news and its signature', () => {
  expect(parcelFacts(null)).toEqual([])
  expect(parcelFacts(parcel).map(({ value }) => value)).toEqual(['顺丰 SF1400000000128', '暂无物流信息'])
  const signed = { ...parcel, signedAt: at + 60_000, lastNews: { way: 'signed', at: at + 60_000 } } as const
  expect(parcelFacts(signed).map(({ value }) => value)).toEqual([
    '顺丰 SF1400000000128',
    '已签收 11-24 09:01',
    '11-24 09:01',
  ])
})

it('its signature stands in the course where it belongs, which is told in the app’s words', () => {
  const events = [step('deliver', at), step('confirmSilent', at + 120_000, 'timer')]
  const told = (signedAt: number | null) =>
    courseWith(events, signedAt === null ? null : { ...parcel, signedAt }).map(({ title }) => title)
  const [delivered, confirmed] = ['卖家已交付', '超时未确认，自动放款']
  expect(told(null)).toEqual([delivered, confirmed])
  expect(courseWith(events, parcel).map(({ title }) => title)).toEqual([delivered, confirmed])
  expect(told(at + 60_000)).toEqual([delivered, '快递签收', confirmed])
  expect(told(at)).toEqual([delivered, '快递签收', confirmed])
  expect(told(at + 180_000)).toEqual([delivered, confirmed, '快递签收'])
})
