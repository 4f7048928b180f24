import { fen } from '@contract/money'
import { demoAreaId as areaId, demoPassword } from '../../../demo/residents'
import { becomePerson } from '../pages/people'
import { yuan } from '../pages/wallet'
import { agreeAsStaff, askAsStaff } from '../support/as-staff'
import type { Person } from '../support/device'
import { ask, clientNo, deviceOf } from '../support/device'
import { forward, hourMs } from '../support/server-time'
import { expect, test } from '../support/test'

test.use({ city: 'expand' })
// A server of its own is started first.
test.describe.configure({ timeout: 300_000 })
test.beforeEach(({ app }) => app.allowErrors(/favicon\.ico/))

const person = (blockNo: number): Person => ({ blockNo, password: demoPassword(blockNo) })
const buyer = person(1866)
const price = 990

/** The open round of slots: the demo city's, or one that two operators plan to open a minute later. */
async function openRound(serverUrl: string): Promise<void> {
  const device = await deviceOf(serverUrl, buyer)
  const known = await ask(device, '/bctExpand/info', { areaId })
  if (known.round?.state === 'open' && known.round.kind === 'slot') return
  const openAt = device.server.now() + 60_000
  const tiers = [{ from: 4, to: 20, price: fen(price) }]
  const plan = { kind: 'slot', roundNo: 9, title: '格位', description: '', quota: 100, tiers } as const
  const { roundId } = await askAsStaff(serverUrl, '周琪', '/admin/round/add', {
    clientNo: clientNo(),
    areaId,
    ...plan,
    openAt,
    closeAt: openAt + 72 * hourMs,
  })
  await agreeAsStaff(serverUrl, '沈越', 'round', roundId)
  await forward(serverUrl, 120_000)
}

test(
  'two slots are bought from the plot on the home and can be used at once',
  { tag: ['@first', '@on-weapp'] },
  async ({ app }) => {
    await openRound(app.serverUrl)
    const device = await deviceOf(app.serverUrl, buyer)
    const info = () => ask(device, '/bctExpand/info', { areaId })
    await expect.poll(async () => (await info()).round?.state, { timeout: 30_000 }).toBe('open')
    const before = (await info()).mine
    if (!before) throw new Error('the buyer acts as a block')
    const purse = await ask(device, '/user/assets', {})

    await becomePerson(app, buyer)
    await app.open('pages/index/index')
    await app.screen().getByRole('button', { name: /^扩容/ }).tap()
    await expect(app.screen().getByText(`${buyer.blockNo} 号的格位`)).toBeVisible()
    await app.screen().getByRole('button', { name: '增加加几个格位' }).tap()
    await app.screen().getByRole('button', { name: '买 2 个' }).tap()
    const pay = app.screen().getByRole('button', { name: /^付款 ¥/ })
    await expect(app.screen().getByText('城市财库，不收手续费')).toBeVisible()
    const unpaid = (await info()).mine?.unpaid
    if (!unpaid) throw new Error('what is bought waits for its money')
    await expect(pay).toContainText(yuan(unpaid.amount))
    await pay.tap()

    await expect(app.screen().getByText('扩容完成，增加 2 个格位'), 'the result').toBeVisible()
    await app.screen().getByRole('button', { name: '看格位' }).tap()
    await expect(app.screen().getByText(`${buyer.blockNo} 号的格位`), 'back at the slots').toBeVisible()
    await expect.poll(async () => (await info()).mine?.capacity).toBe(before.capacity + 2)
    const after = await ask(device, '/user/assets', {})
    expect(after.available, 'to the fen').toBe(purse.available - unpaid.amount)
    await app.back()
    await expect.poll(app.path, 'the way back meets the slots once').toMatch(/index\/index$|^\/?$/)
  },
)

test('a guest calculates a price of area 9, and reads the description and the archive of the city', async ({ app }) => {
  await openRound(app.serverUrl)
  await app.open('pages/expand/index')
  await expect(app.screen().getByRole('button', { name: '登录后买格位' })).toBeVisible()
  await app.screen().getByRole('button', { name: '更多' }).tap()
  await app.screen().getByRole('menuitem', { name: '9 区价格表' }).tap()
  await expect(app.screen().getByLabel('119.30 元'), 'from 3 to 10 slots').toBeVisible()
  await app.screen().locator('input').and(app.screen().getByLabel('加到几个')).fill('6')
  await expect(app.screen().getByLabel('39.70 元')).toBeVisible()
  await app.back()
  await app.screen().getByRole('button', { name: '更多' }).tap()
  await app.screen().getByRole('menuitem', { name: '扩容说明' }).tap()
  await expect(app.screen().getByText('怎么买')).toBeVisible()
  await app.back()
  await app.screen().getByRole('button', { name: '更多' }).tap()
  await app.screen().getByRole('menuitem', { name: '档案' }).tap()
  await expect(app.screen().getByText('只读，任何人可看')).toBeVisible()
})
