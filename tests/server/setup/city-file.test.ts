import { readFileSync } from 'node:fs'
import { exampleFile } from '../../../server/setup/ask'
import type { CityFile, Problem } from '../../../server/setup/city-file'
import { readCity } from '../../../server/setup/city-file'

type Written = { -readonly [key in keyof CityFile]: unknown }

const example = () => JSON.parse(readFileSync(exampleFile, 'utf8')) as CityFile

/** What is wrong with the example after a change. */
function problemsOf(change: (city: CityFile) => Written): readonly Problem[] {
  const read = readCity(JSON.stringify(change(example())))
  return read.ok ? [] : read.error
}

const area = (city: CityFile, more: object): Written => ({ ...city, areas: [{ ...city.areas[0], ...more }] })
const zone = (from: number, to: number, name = `${from}`) => ({ name, from, to })
const resident = { areaId: 1, blockNo: 2, nickName: '阿木' }

it('takes the example as it is', () => {
  expect(problemsOf((city) => city)).toEqual([])
})

it('fills in what a file may leave out', () => {
  const read = readCity(
    JSON.stringify({ areas: [{ areaId: 1, name: '新城', zones: [zone(1, 9)] }], residents: [resident] }),
  )
  expect(read.ok && read.value).toEqual({
    areas: [{ areaId: 1, name: '新城', zones: [zone(1, 9)], categories: [], settings: {} }],
    settings: {},
    residents: [{ ...resident, operator: false, capacity: 3 }],
  })
})

it.each<[string, (city: CityFile) => Written, string, string | RegExp]>([
  ['an unknown setting', (city) => ({ ...city, settings: { fee: '1' } }), 'settings.fee', /fee/],
  [
    'a share that is too large',
    (city) => ({ ...city, settings: { withdrawFee: '5.01' } }),
    'settings.withdrawFee',
    /no value/,
  ],
  [
    'an amount as a bare number, which would be a hundredth of what it says',
    (city) => ({ ...city, settings: { payPasswordAbove: 200 } }),
    'settings.payPasswordAbove',
    /no value of its kind/,
  ],
  [
    'a setting of one city that only all have',
    (city) => ({ ...city, areas: city.areas.map((area) => ({ ...area, settings: { refundTwo: '200.00' } })) }),
    'areas.0.settings.refundTwo',
    'is set for all cities',
  ],
  [
    'values that do not go together',
    (city) => ({ ...city, settings: { rechargeLeast: '60.00' } }),
    'settings',
    /可选金额/,
  ],
  ['no area', (city) => ({ ...city, areas: [] }), 'areas', /length/],
  [
    'an area that stands twice',
    (city) => ({ ...city, areas: [...city.areas, ...city.areas] }),
    'areas.1.areaId',
    '1 stands here twice',
  ],
  ['a word it does not know', (city) => area(city, { nmae: '城' }), 'areas.0.nmae', /key/],
  [
    'a price in a wrong form',
    (city) => area(city, { zones: [{ ...zone(1, 9), price: '1,000' }] }),
    'areas.0.zones.0.price',
    /288\.00/,
  ],
  [
    'a price that is a number',
    (city) => area(city, { zones: [{ ...zone(1, 9), price: 12 }] }),
    'areas.0.zones.0.price',
    /string/,
  ],
  [
    'numbers that end before they begin',
    (city) => area(city, { zones: [zone(9, 1)] }),
    'areas.0.zones.0.to',
    '1 comes before 9',
  ],
  [
    'zones that overlap by one number',
    (city) => area(city, { zones: [zone(1, 9, '一'), zone(9, 20)] }),
    'areas.0.zones.1',
    'its numbers overlap those of 一',
  ],
  [
    'more blocks than an area has',
    (city) => area(city, { zones: [zone(1, 100_001)] }),
    'areas.0.zones',
    /100001 blocks/,
  ],
  [
    'an item without a step',
    (city) => area(city, { categories: [{ name: '粮食', items: [{ name: '米', unit: '千克', step: '0' }] }] }),
    'areas.0.categories.0.items.0',
    /more than 0/,
  ],
  [
    'a resident outside of every zone',
    (city) => ({ ...city, residents: [{ ...resident, blockNo: 5000 }] }),
    'residents.0.blockNo',
    /no zone/,
  ],
  [
    'a resident of another area',
    (city) => ({ ...city, residents: [{ ...resident, areaId: 7 }] }),
    'residents.0.blockNo',
    'this file has no area 7',
  ],
  [
    'two residents at one block',
    (city) => ({ ...city, residents: [resident, resident] }),
    'residents.1.blockNo',
    '1 2 stands here twice',
  ],
  [
    'a mobile number that is none',
    (city) => ({ ...city, residents: [{ ...resident, mobile: '12800000000' }] }),
    'residents.0.mobile',
    '手机号格式有误',
  ],
])('names %s and where it stands', (_, change, at, what) => {
  const problems = problemsOf(change)
  expect(problems.map((problem) => problem.at)).toContain(at)
  expect(problems.find((problem) => problem.at === at)?.what).toEqual(
    typeof what === 'string' ? what : expect.stringMatching(what),
  )
})

it('takes zones that touch, and as many blocks as an area may have', () => {
  expect(problemsOf((city) => area(city, { zones: [zone(1, 9), zone(10, 100_000)] }))).toEqual([])
})

it('says what is wrong with a text that is no JSON', () => {
  expect(readCity('{')).toEqual({
    ok: false,
    error: [{ at: 'the file', what: expect.stringMatching(/JSON/) as unknown }],
  })
})
