import ReactTestUtil from '@tarojs/test-utils-react'
import { PointsPopup } from '@/ui/points-popup/points-popup'
import { byRole, overlay } from '../../support/press'

const screen = new ReactTestUtil()
let hidden = 0

const show = (change: number, balance = 1262) =>
  screen.mount(
    () => <PointsPopup content='完成一笔订单' change={change} balance={balance} onHidden={() => (hidden += 1)} />,
    { props: {} },
  )
const textOf = (name: string) => document.querySelector(`.${name}`)?.textContent

afterEach(() => {
  screen.unmout()
  hidden = 0
})

it.each([
  [0, '不变'],
  [2, '+2'],
  [15, '+15'],
])('shows a change of %i as %s', async (change, text) => {
  await show(change)
  expect(textOf('change')).toBe(text)
})

it('says why, and shows the balance on its own in the colour of the balance', async () => {
  await show(2)
  expect(textOf('text')).toBe('完成一笔订单')
  expect(textOf('sum')).toBe('1,262')
  expect(textOf('balance')).toBe('余额1,262')
})

it('reports that it was hidden by the mark', async () => {
  await show(2)
  screen.fireEvent.click(byRole('button', '关闭'))
  expect(hidden).toBe(1)
})

it('reports that it was hidden by the overlay', async () => {
  await show(2)
  screen.fireEvent.click(overlay())
  expect(hidden).toBe(1)
})

it('reports that it was hidden by Escape', async () => {
  await show(0)
  screen.fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(hidden).toBe(1)
})
