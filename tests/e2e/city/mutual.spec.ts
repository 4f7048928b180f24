import type { Page } from '@playwright/test'
import { mutual } from '@contract/mutual/limits'
import { demoAreaId as areaId, demoPassword } from '../../../demo/residents'
import { drag } from '../pages/fingers'
import { becomePerson, openAs } from '../pages/people'
import { idOf } from '../pages/walks/prepared'
import { box, press } from '../pages/touch'
import type { Device, Person } from '../support/device'
import { ask, clientNo, deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { forward } from '../support/server-time'
import { expect, test } from '../support/test'

test.use({ city: 'mutual' })
// A server of its own is started first.
test.describe.configure({ timeout: 300_000 })
test.beforeEach(({ app }) => app.allowErrors(/favicon\.ico/))

const asker: Person = { blockNo: 1866, password: demoPassword(1866) }
const helper: Person = { blockNo: 36, password: demoPassword(36) }

const pointsOf = async (device: Device) => (await ask(device, '/user/assets', {})).points

const pageOf = (mutualId: number) => `pages/mutual/info?id=${mutualId}`

/** Takes the knob of the points to this part of its track. */
async function slideTo(app: AppDriver, page: Page, part: number): Promise<void> {
  const track = app.screen().locator('[id^="points"]')
  await track.scrollIntoViewIfNeeded()
  const box = await track.boundingBox()
  if (!box) throw new Error('the points have a track')
  const at = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 })
  await drag(page, at(0.5), at(part))
}

test(
  'a need is posted, answered, chosen, done and thanked, and the points arrive',
  { tag: '@on-weapp' },
  async ({ app, page }) => {
    const [asking, helping] = [await deviceOf(app.serverUrl, asker), await deviceOf(app.serverUrl, helper)]
    const [had, got] = [await pointsOf(asking), await pointsOf(helping)]
    const title = `谁有梯子借一天 ${app.target}`

    await becomePerson(app, asker)
    await app.open('pages/index/index')
    await press(app, /^互助，/)
    await press(app, '发布互助')
    await box(app, '标题').fill(title)
    await box(app, '说明').fill('换客厅灯，A 字梯两米就够。')
    await box(app, '详细地点').fill('西山口 4 号')
    // The host's page hears of a finger without being able to stop it; a phone does not say so.
    if (app.target === 'weapp') app.allowErrors(/passive event listener/)
    await slideTo(app, page, 0.3)
    await expect(app.screen().getByRole('button', { name: '发布，预留 30 人气值' })).toBeVisible()
    await slideTo(app, page, 0.05)
    await press(app, '增加感谢')
    await press(app, '发布，预留 10 人气值')
    await expect(app.screen().getByText('等待应答')).toBeVisible()
    expect(await pointsOf(asking)).toBe(had - 10)
    const { data } = await ask(asking, '/bctMutual/list', { areaId, tab: 'mine' })
    const mutualId = idOf('post of it', data.find((post) => post.title === title)?.mutualId)

    await openAs(app, helper, pageOf(mutualId))
    await expect(app.screen().getByText('西山口 4 号'), 'not before somebody is chosen').toHaveCount(0)
    await press(app, '我来帮')
    await box(app, '应答').fill('我早晚都路过，可以。')
    await press(app, '应答')
    await expect(app.screen().getByRole('button', { name: '撤回应答' })).toBeVisible()

    await openAs(app, asker, pageOf(mutualId))
    await press(app, `选 TA：${helper.blockNo}`)
    await press(app, '选 TA')
    await expect(app.screen().getByText(`等 ${helper.blockNo} 帮忙`)).toBeVisible()

    await openAs(app, helper, pageOf(mutualId))
    await expect(app.screen().getByText('西山口 4 号')).toBeVisible()
    await press(app, '帮完了')
    await box(app, '说明').fill('梯子放在门口了。')
    await press(app, '告诉对方')
    await expect(app.screen().getByText(`等 ${asker.blockNo} 道谢`)).toBeVisible()

    await openAs(app, asker, pageOf(mutualId))
    await expect(app.screen().getByText('梯子放在门口了。')).toBeVisible()
    await press(app, '感谢 10 人气值')
    await press(app, '送出 10 人气值')
    await expect(app.screen().getByText(`${asker.blockNo} 送给 ${helper.blockNo} 10 人气值`)).toBeVisible()
    expect([await pointsOf(asking), await pointsOf(helping)]).toEqual([had - 10, got + 10])
  },
)

/** A need that was answered, chosen and done, by calls; its id. */
async function finishedNeed(asking: Device, helping: Device): Promise<number> {
  const said = { title: '帮收两天快递', content: '三个小件，放门口柜子就行。', thanks: 10, days: mutual.weekDays }
  const { mutualId, ver } = await ask(asking, '/bctMutual/add', { clientNo: clientNo(), kind: 'need', ...said })
  const wish = (at: number) => ({ clientNo: clientNo(), mutualId, ver: at })
  const { mine } = await ask(helping, '/bctMutual/join', { ...wish(ver), content: '我就在隔壁。' })
  const matched = await ask(asking, '/bctMutual/choose', { ...wish(ver), replyId: mine.replyId ?? 0 })
  await ask(helping, '/bctMutual/finish', wish(matched.ver))
  return mutualId
}

test('thanks that nobody says arrive by themselves after three days', { tag: '@on-h5' }, async ({ app }) => {
  const [asking, helping] = [await deviceOf(app.serverUrl, asker), await deviceOf(app.serverUrl, helper)]
  const mutualId = await finishedNeed(asking, helping)
  const got = await pointsOf(helping)
  await openAs(app, asker, pageOf(mutualId))
  await expect(app.screen().getByText(`轮到你 · 感谢 ${helper.blockNo}`)).toBeVisible()
  await expect(app.screen().getByText('不操作，到时自动送出承诺的 10 人气值')).toBeVisible()
  await forward(app.serverUrl, mutual.thankMs)
  await expect.poll(() => pointsOf(helping), { timeout: 30_000 }).toBe(got + 10)
  await openAs(app, helper, pageOf(mutualId))
  await expect(app.screen().getByText(`${asker.blockNo} 送给 ${helper.blockNo} 10 人气值`)).toBeVisible()
  const { data } = await ask(helping, '/bctNotice/list', { group: 'area' })
  expect(data.some(({ refType, refId }) => refType === 'mutual' && refId === mutualId)).toBe(true)
})

test('a shared post opens for a guest, who is let in first', async ({ app }) => {
  const asking = await deviceOf(app.serverUrl, asker)
  const said = {
    title: '找一本旧菜谱',
    content: '借看两天。',
    thanks: 0,
    days: mutual.weekDays,
    placeDetail: '西山口 4 号',
  }
  const { mutualId } = await ask(asking, '/bctMutual/add', { clientNo: clientNo(), kind: 'need', ...said })
  await app.open(pageOf(mutualId))
  await expect(app.screen().getByText('找一本旧菜谱')).toBeVisible()
  await expect(app.screen().getByText('西山口 4 号')).toHaveCount(0)
  await press(app, '登录后应答')
  await expect(app.screen().getByRole('dialog').first()).toBeVisible()
})
