import { composeCity, takeUsual } from '../../../server/setup/ask'
import { readCity } from '../../../server/setup/city-file'

/** The city from flags and a list of answers; the defaults once the answers are used up. */
async function cityOf(flags: Parameters<typeof composeCity>[0], answers: readonly string[] = []) {
  const left = [...answers]
  const read = readCity(await composeCity(flags, (_, usual) => Promise.resolve(left.shift() || usual)))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const [area] = read.value.areas
  return { area, residents: read.value.residents }
}

it('takes ranges with prices and own goods from flags', async () => {
  const { area, residents } = await cityOf({
    area: '7',
    name: '新港',
    zone: ['一环:1-99:888.00', '二环：100-499：68', '灯塔:500'],
    category: ['粮食:大米/千克,面粉/千克', '服务'],
    operator: '城务',
    mobile: '13800000000',
  })
  expect(area).toMatchObject({
    areaId: 7,
    name: '新港',
    zones: [
      { name: '一环', from: 1, to: 99, price: '888.00' },
      { name: '二环', from: 100, to: 499, price: '68' },
      { name: '灯塔', from: 500, to: 500 },
    ],
  })
  expect(area?.zones[2]).not.toHaveProperty('price')
  expect(area?.categories.map(({ name, items }) => [name, items.map((item) => `${item.name}/${item.unit}`)])).toEqual([
    ['粮食', ['大米/千克', '面粉/千克']],
    ['服务', []],
  ])
  expect(residents).toMatchObject([{ areaId: 7, blockNo: 1, nickName: '城务', operator: true, mobile: '13800000000' }])
})

it('asks for what no flag says, for several things until an answer is empty', async () => {
  const answers = ['7', '新港', '一环:1-99:888.00', '二环:100-499', '', '粮食:大米/千克', '', '阿木', '12', '']
  const { area, residents } = await cityOf({}, answers)
  expect(area).toMatchObject({ areaId: 7, name: '新港', zones: [{ to: 99 }, { from: 100 }] })
  expect(area?.categories).toHaveLength(1)
  expect(residents).toMatchObject([{ blockNo: 12, nickName: '阿木' }])
})

it('takes one zone and the goods of the example where nobody says anything', async () => {
  const { area, residents } = await cityOf({})
  expect(await composeCity({}, takeUsual)).toBe(await composeCity({ zone: ['一区:1-2000'] }, takeUsual))
  expect(area?.zones).toMatchObject([{ name: '一区', from: 1, to: 2000 }])
  expect(area?.categories.length).toBeGreaterThan(3)
  expect(residents).toMatchObject([{ blockNo: 1, operator: true }])
})

it.each([
  [{ zone: ['1-99'] }, 'The zone "1-99" cannot be read: write it as 一区:1-500:68.00'],
  [{ zone: ['一环:1到99'] }, 'The zone "一环:1到99" cannot be read'],
  [{ category: ['粮食:大米'] }, 'The category "粮食:大米" cannot be read'],
])('says of %j how it is written', async (flags, words) => {
  await expect(composeCity(flags, takeUsual)).rejects.toThrow(words)
})
