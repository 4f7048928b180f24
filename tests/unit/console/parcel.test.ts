import { courseWith, parcelFacts } from '../../../console/src/kit/words/parcel'

const at = Date.UTC(2026, 10, 24, 1)
const parcel = { carrier: 'sf', trackingNo: 'SF1400000000128', sentAt: at, signedAt: null, lastNews: null } as const
const step = (act: string, moment: number) => ({ at: moment, act, by: 'seller', text: '', images: '' })

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

it('its signature stands in the course where it belongs', () => {
  const events = [step('deliver', at), step('confirm', at + 120_000)]
  expect(courseWith(events, null)).toEqual(events)
  expect(courseWith(events, parcel)).toEqual(events)
  const acts = (signedAt: number) => courseWith(events, { ...parcel, signedAt }).map(({ act }) => act)
  expect(acts(at + 60_000)).toEqual(['deliver', 'signed', 'confirm'])
  expect(acts(at)).toEqual(['deliver', 'signed', 'confirm'])
  expect(acts(at + 180_000)).toEqual(['deliver', 'confirm', 'signed'])
})
