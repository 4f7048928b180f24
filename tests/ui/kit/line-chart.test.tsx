import ReactTestUtil from '@tarojs/test-utils-react'
import { lineOf } from '@/ui/line-chart/line'
import { LineChart } from '@/ui/line-chart/line-chart'
import { namesOf } from '../support/press'

const screen = new ReactTestUtil()
const point = (value: number, atMs: number) => ({ value, atMs })

const show = (...values: number[]) =>
  screen.mount(
    () => (
      <LineChart label='成交价' points={values.map(point)} format={(value) => `${value}.00`} day={(at) => `日${at}`} />
    ),
    { props: {} },
  )

describe('the line', () => {
  it('goes through its points by time, the highest at the top', () => {
    const line = lineOf([point(10, 0), point(30, 10), point(20, 40)], 100, 50)
    expect(line?.path).toBe('M0.0 50.0L25.0 0.0L100.0 25.0')
    expect(line?.area).toBe('M0.0 50.0L25.0 0.0L100.0 25.0V50H0z')
    expect(line).toMatchObject({ max: 30, min: 10, last: { value: 20, x: 1, y: 0.5 } })
  })

  it('lies in the middle when nothing changes', () => {
    expect(lineOf([point(5, 0), point(5, 10)], 100, 50)?.path).toBe('M0.0 25.0L100.0 25.0')
  })

  it.each([[[point(5, 7)]], [[point(5, 7), point(6, 7)]]])(
    'is only a dot when there is no time between its points',
    (points) => {
      expect(lineOf(points, 100, 50)).toMatchObject({ path: '', area: '', last: { x: 1 } })
    },
  )

  it('is not there without points', () => {
    expect(lineOf([], 100, 50)).toBeUndefined()
  })
})

describe('the chart', () => {
  afterEach(() => screen.unmout())

  it('says its highest, lowest and newest value, also to who does not see it', async () => {
    await show(7, 9, 8)
    expect(namesOf('img')).toEqual(['成交价，最高 9.00，最低 7.00，最新 8.00'])
    for (const text of ['最高', '9.00', '最低', '7.00', '最新', '8.00', '日0 – 日2'])
      expect(screen.html()).toContain(text)
  })

  it('shows a single value with its one day', async () => {
    await show(7)
    expect(screen.html()).toContain('日0')
    expect(screen.html()).not.toContain('–')
  })

  it('says so when there is nothing', async () => {
    await show()
    expect(namesOf('img')).toEqual(['成交价，暂无成交'])
  })
})
