import type { OpeningKey } from '@contract/console/opening'
import { openingKeys, openingOf } from '@contract/console/opening'
import type { OpeningLine } from '@contract/endpoints/console/opening'
import { Menu } from '../src/frame/menu'
import { Opening as Strip } from '../src/pages/home/opening'
import Opening from '../src/pages/opening/opening'
import { openingPlaces } from '../src/pages/opening-places'
import { pages } from '../src/pages/table'
import { atPage } from './support/at-page'
import type { Answers } from './support/show'
import { show } from './support/show'

/** A page that asks which city it is about, and then about that one. */
async function opened(...asked: Parameters<typeof show>) {
  const shown = await show(...asked)
  for (let turn = 0; turn < 3; turn += 1) await shown.settle()
  return shown
}

const line = (key: OpeningKey, more: Partial<OpeningLine> = {}): OpeningLine => ({
  key,
  state: 'open',
  said: '没有',
  mark: null,
  mayDismiss: true,
  ...more,
})

const mark = { reason: '居民都用密码条登录', by: '周琪', at: Date.UTC(2026, 10, 21, 2) }
const city = { areaId: 7, name: '新城', left: 3 }

const answers = (lines: readonly OpeningLine[], left = 3): Answers => ({
  '/admin/opening/list': { cities: [{ ...city, left }], lines: [...lines] },
  '/admin/opening/dismiss': line('sms', { state: 'dismissed', mark, mayDismiss: false }),
})

it('every page that the list leads to is one of the console, by its name and for whom it opens', () => {
  const named = openingKeys.flatMap((key) => openingOf(key).at?.path ?? [])
  expect(named.length).toBeGreaterThan(5)
  expect([...new Set(named)].sort()).toEqual(Object.keys(openingPlaces).sort())
  for (const [at, { title, needs, isByArea }] of Object.entries(openingPlaces)) {
    const page = pages.find(({ path }) => path === at)
    expect([at, title, needs, isByArea === true]).toEqual([at, page?.title, page?.needs, page?.area !== undefined])
  }
})

it('a line says how it stands, why it matters and where it is done: a page, the settings of the server, a command', async () => {
  const lines = [line('staff', { said: '财务没有人，签不了：提现' }), line('sms'), line('backup', { said: '从未备份' })]
  const { text } = await opened(atPage(Opening), { roles: ['operator', 'administrator'], answers: answers(lines) })
  expect(text()).toContain('新城：还差3项')
  expect(text()).toContain('财务没有人，签不了：提现去员工与角色')
  expect(text()).toContain('server.env里填写，从这一项起：MENPAI_SMS_KEY_ID')
  expect(text()).toContain('从未备份在服务器上运行：systemctlstartmenpai-backup')
})

it('a link leads only where the reader may go', async () => {
  const { text } = await opened(atPage(Opening), { roles: ['operator'], answers: answers([line('staff')]) })
  expect(text()).not.toContain('去员工与角色')
})

it('what was looked at needs no reason; what a city does without needs one', async () => {
  const lines = [line('hours'), line('sms')]
  const shown = await opened(atPage(Opening), { roles: ['operator'], answers: answers(lines) })
  await shown.press('已查看')
  await shown.press('不做')
  expect(shown.sentTo('/admin/opening/dismiss')).toMatchObject([{ areaId: 7, key: 'hours', reason: '' }])
  expect(shown.has('理由还差 5 字')).toBe(true)
  await shown.type('所有城市都不做', '居民都用密码条登录')
  await shown.press('不做')
  expect(shown.sentTo('/admin/opening/dismiss').at(-1)).toMatchObject({ key: 'sms', reason: '居民都用密码条登录' })
})

it('who said so stands at the line, and nothing is left to do there', async () => {
  const lines = [line('sms', { state: 'dismissed', mark, mayDismiss: false })]
  const { text, has } = await opened(atPage(Opening), { roles: ['finance'], answers: answers(lines) })
  expect(text()).toContain('不做')
  expect(text()).toContain('周琪11-2110:00：居民都用密码条登录')
  expect(has('不做')).toBe(false)
  expect(text()).not.toContain('MENPAI_SMS_KEY_ID')
})

it('menu and overview lead there while something is left, and no longer', async () => {
  const both = () => (
    <>
      <Menu />
      <Strip />
    </>
  )
  const open = await opened(atPage(both), { roles: ['operator'], answers: answers([], 2) })
  expect(open.text()).toContain('开城清单2')
  expect(open.text()).toContain('开城清单新城还差2项去看')
})

it('a city that has everything says so, and its list leaves the menu', async () => {
  const both = () => (
    <>
      <Menu />
      <Strip />
      <Opening />
    </>
  )
  const { text } = await opened(atPage(both), {
    roles: ['operator'],
    answers: answers([line('staff', { state: 'done', mayDismiss: false })], 0),
  })
  expect(text()).toContain('已齐备，可以迎接居民')
  expect(text().split('开城清单')).toHaveLength(2)
})
