import { readFileSync } from 'node:fs'
import ReactTestUtil from '@tarojs/test-utils-react'
import { moduleNames } from '@contract/modules'
import { menuEntries, type MenuChoice, type MenuType } from '@/ui/popup-menu/entries'
import { PopupMenu } from '@/ui/popup-menu/popup-menu'
import { byRole, namesOf, overlay } from '../../support/press'

const types = [...moduleNames, 'user'] as const
const screen = new ReactTestUtil()
let choices: MenuChoice[] = []

const show = (type: MenuType) =>
  screen.mount(() => <PopupMenu type={type} onChoose={(choice) => choices.push(choice)} />, { props: {} })

afterEach(() => {
  screen.unmout()
  choices = []
})

it.each([
  ['expand', ['档案', '9 区价格表', '扩容说明']],
  ['fund', ['档案', '基金说明']],
  ['vote', ['档案', '发起投票']],
  ['shop', ['赞助说明', '加入赞助']],
  ['mutual', ['互助说明', '发布我的']],
  ['mayor', ['档案', '了解市长选举']],
  ['user', ['切换账号', '退出登录']],
] as const)('lists the entries of %s', async (type, names) => {
  await show(type)
  expect(namesOf('menuitem')).toEqual(names)
})

it.each(types)('gives %s the height of its number of entries', async (type) => {
  const entries = menuEntries[type]
  await show(type)
  expect(document.querySelector('.menu')?.classList.contains(entries.length === 3 ? 'three' : 'two')).toBe(true)
  expect(entries.map((entry) => entry.id)).toEqual([1, 2, 3].slice(0, entries.length))
})

it('is 230 high with two entries and 320 with three', () => {
  const sheet = readFileSync('src/ui/popup-menu/popup-menu.module.scss', 'utf8')
  const tokens = readFileSync('src/ui/theme/tokens.scss', 'utf8')
  expect(sheet).toMatch(/\.two \{\s*min-height: var\(--h-menu-2\)/)
  expect(sheet).toMatch(/\.three \{\s*min-height: var\(--h-menu-3\)/)
  expect(tokens).toContain('--h-menu-2: #{r(230)}')
  expect(tokens).toContain('--h-menu-3: #{r(320)}')
})

it('reports the id of the chosen entry', async () => {
  await show('expand')
  screen.fireEvent.click(byRole('menuitem', '扩容说明'))
  expect(choices).toEqual([3])
})

it.each(types)('reports every entry of %s by its id', async (type) => {
  await show(type)
  menuEntries[type].forEach((entry) => screen.fireEvent.click(byRole('menuitem', entry.text)))
  expect(choices).toEqual(menuEntries[type].map((entry) => entry.id))
})

it('reports 0 on Escape', async () => {
  await show('vote')
  screen.fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(choices).toEqual([0])
})

it('reports 0 when the overlay is tapped', async () => {
  await show('user')
  screen.fireEvent.click(overlay())
  expect(choices).toEqual([0])
})
