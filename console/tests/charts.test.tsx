import Days from '../src/pages/home/days'
import Hours from '../src/pages/home/hours'
import Charts from '../src/pages/statistics/charts'
import { seriesDay } from './support/series-day'
import { show } from './support/show'

interface Drawn {
  readonly xAxis?: { readonly splitArea?: { readonly areaStyle: { readonly color: readonly unknown[] } } }
  readonly yAxis: readonly { readonly show?: boolean; readonly name?: string; readonly minInterval: number }[]
  readonly series: readonly { readonly name: string; readonly type: string; readonly yAxisIndex?: number }[]
}

const mockDrawn: Drawn[] = []

// jsdom has no canvas: what would be drawn is read here.
jest.mock('echarts/core', () => ({
  use: () => undefined,
  init: () => ({
    setOption: (option: Drawn) => void mockDrawn.push(option),
    resize: () => undefined,
    dispose: () => undefined,
  }),
}))
jest.mock('echarts/charts', () => ({}))
jest.mock('echarts/components', () => ({}))
jest.mock('echarts/renderers', () => ({}))

beforeEach(() => {
  mockDrawn.length = 0
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

const ofMoney = (): Drawn | undefined => mockDrawn.find(({ series }) => series.some(({ name }) => name === '成交额'))

/** What stands on an axis that is not shown or named cannot be read: 3 orders would stand at 150. */
function expectNamed(drawn: Drawn): void {
  for (const { name, yAxisIndex = 0 } of drawn.series) {
    const axis = drawn.yAxis[yAxisIndex]
    if (yAxisIndex === 1) expect([name, axis?.show, axis?.name]).toEqual([name, true, name])
    expect(axis?.minInterval).toBeGreaterThanOrEqual(1)
  }
}

it('what is counted in another unit has an axis of its own, which is shown and bears its name', async () => {
  await show(<Charts series={[seriesDay('2026-11-29'), seriesDay('2026-11-30')]} hasCity isByDay />, {
    roles: ['operator'],
  })
  expect(mockDrawn).toHaveLength(4)
  for (const drawn of mockDrawn) expectNamed(drawn)
  const others = mockDrawn.flatMap(({ series }) => series.filter(({ yAxisIndex }) => yAxisIndex === 1))
  expect(others.map(({ name }) => name)).toEqual(['订单', '有主区块'])
})

it('days are joined by a line; areas and goods, which have no order, stand as bars', async () => {
  await show(<Charts series={[seriesDay('2026-11-29')]} hasCity={false} isByDay />, { roles: ['operator'] })
  expect(ofMoney()?.series.map(({ type }) => type)).toEqual(['bar', 'line'])
  mockDrawn.length = 0
  await show(<Charts series={[seriesDay('大米')]} hasCity={false} isByDay={false} />, { roles: ['operator'] })
  expect(mockDrawn.flatMap(({ series }) => series.map(({ type }) => type))).toEqual(['bar', 'bar', 'bar', 'bar'])
})

it.each([
  [7, 24, 7, '7 点前未开市'],
  [8, 22, 10, '8 点前未开市，22 点后休市'],
  [0, 24, 0, '昨天 0 笔'],
  [24, 24, 24, '今天休市'],
])('open from %i to %i, the payments of a day have %i closed hours', async (opensAt, closesAt, count, said) => {
  const none = Array<number>(24).fill(0)
  const hours = { today: none, yesterday: none, turnover: none, orders: none, opensAt, closesAt }
  await show(<Hours hours={hours} />, { roles: ['operator'] })
  const grounds = mockDrawn.flatMap(({ xAxis }) => xAxis?.splitArea?.areaStyle.color ?? [])
  expect(grounds.filter((ground) => ground !== 'transparent')).toHaveLength(count)
  expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toMatch(new RegExp(`${said}$`))
})

it('the overview does the same', async () => {
  const hours = Array<number>(24).fill(0)
  const none = { today: hours, yesterday: hours, turnover: hours, orders: hours, opensAt: 7, closesAt: 24 }
  const days = [{ day: '2026-11-30', turnover: 180_00, orders: 3 }]
  await show(<Days span='month' days={days} hours={none} />, { roles: ['operator'] })
  expect(mockDrawn).toHaveLength(1)
  for (const drawn of mockDrawn) expectNamed(drawn)
})
