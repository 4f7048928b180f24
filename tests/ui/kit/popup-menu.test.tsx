import ReactTestUtil from '@tarojs/test-utils-react'
import { menuEntries, type MenuChoice, type MenuType } from '@/ui/popup-menu/entries'
import { PopupMenu } from '@/ui/popup-menu/popup-menu'
import { byRole, namesOf, overlay } from '../support/press'

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

it('has heights for every number of entries it is used with', () => {
  expect(Object.values(menuEntries).every((entries) => entries.length === 2 || entries.length === 3)).toBe(true)
})

it('reports the id of the chosen entry', async () => {
  await show('expand')
  screen.fireEvent.click(byRole('menuitem', '扩容说明'))
  expect(choices).toEqual([3])
})

it('reports 0 when the overlay is tapped', async () => {
  await show('user')
  screen.fireEvent.click(overlay())
  expect(choices).toEqual([0])
})
