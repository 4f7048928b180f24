import { votes } from '@contract/vote/limits'
import { receiptFrom, receiptGroups, receiptLength } from '@contract/vote/receipt'
import { randomBytes } from 'node:crypto'
import { demoAreaId as areaId, demoPassword } from '../../../demo/residents'
import { openAs } from '../pages/people'
import { idOf } from '../pages/walks/prepared'
import { box, press } from '../pages/touch'
import type { Person } from '../support/device'
import { ask, clientNo, deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { forward } from '../support/server-time'
import { expect, test } from '../support/test'

test.use({ city: 'vote' })
// A server of its own is started first.
test.describe.configure({ timeout: 300_000 })
test.beforeEach(({ app }) => app.allowErrors(/favicon\.ico/))

const person = (blockNo: number): Person => ({ blockNo, password: demoPassword(blockNo) })

/** Who asks for the money and would get it, on each target: a block has one vote at a time. */
const authors = { h5: person(94), weapp: person(130) } as const
/** All but one of the blocks that it takes. */
const supporters = [12, 36, 132, 409].map(person)
/** The last supporter, who votes on the phone. */
const voter = person(1866)
const days = votes.days[0]

/** From the plot on the home to a draft, and from the draft to asking for support; the vote's id. */
async function propose(app: AppDriver, author: Person, title: string): Promise<number> {
  await openAs(app, author, 'pages/index/index')
  await press(app, /^投票，/)
  await press(app, '发起投票')
  await app
    .screen()
    .getByRole('radio', { name: /^基金支出/ })
    .tap()
  await box(app, '标题').fill(title)
  await box(app, '说明').fill('桥下第三级台阶松了，换一块石板。')
  await app
    .screen()
    .getByRole('checkbox', { name: `${days} 天` })
    .tap()
  await press(app, '存草稿')
  await expect(app.screen().getByText('待提交')).toBeVisible()
  await press(app, '修改或提交')
  await press(app, '提交附议')
  await expect(app.screen().getByText('请填写金额'), 'a draft may lack what a proposal needs').toBeVisible()
  await box(app, '支出').fill('680')
  await box(app, '收款').fill(String(author.blockNo))
  await box(app, '用途').fill('石板一块，工钱一次')
  await press(app, '提交附议')
  await expect(app.screen().getByText(`还差 ${votes.supportNeed} 块`).first()).toBeVisible()
  const { data } = await ask(await deviceOf(app.serverUrl, author), '/bctVote/list', { areaId, tab: 'mine' })
  return idOf('vote of it', data.find((vote) => vote.title === title)?.voteId)
}

/** Casts the ballot of a block on a device of its own. */
async function castAs(serverUrl: string, who: Person, voteId: number, choice: readonly number[]): Promise<void> {
  const receipt = receiptFrom([...randomBytes(receiptLength)])
  await ask(await deviceOf(serverUrl, who), '/bctVote/cast', {
    clientNo: clientNo(),
    voteId,
    choice: [...choice],
    receipt,
  })
}

/** Votes on the phone, and votes again with the receipt that it keeps; the receipt's last group. */
async function voteInSecret(app: AppDriver): Promise<string> {
  const option = (name: string) => app.screen().getByRole('radio', { name: new RegExp(`^${name}，`) })
  await option('不同意').tap()
  await press(app, '投出这一票')
  const number = app.screen().getByLabel(/^回执号 /)
  await expect(number).toBeVisible()
  const groups = receiptGroups(((await number.textContent()) ?? '').replace(/\s/g, ''))
  expect(groups.map((group) => group.length)).toEqual([4, 4, 4, 4])
  await press(app, '点按显示')
  await expect(app.screen().getByRole('dialog').getByText('不同意')).toBeVisible()
  await press(app, '好')
  await app.screen().getByRole('dialog', { name: '人气值' }).getByRole('button', { name: '关闭' }).tap()
  await option('同意支出').tap()
  await press(app, '改投这一票')
  expect(await app.toastText()).toBe('已改票')
  return groups.at(-1) ?? ''
}

test(
  'a proposal goes from its draft to the receipt of the money in the archive',
  { tag: ['@first', '@on-weapp'] },
  async ({ app }) => {
    const author = authors[app.target]
    const title = `换南桥台阶石板 ${app.target}`
    const voteId = await propose(app, author, title)
    const asking = await deviceOf(app.serverUrl, author)
    const vote = () => ask(asking, '/bctVote/info', { voteId })
    const { ver } = await vote()
    for (const who of supporters)
      await ask(await deviceOf(app.serverUrl, who), '/bctVote/support', { clientNo: clientNo(), voteId, ver, on: 1 })

    await openAs(app, voter, `pages/vote/info?id=${voteId}`)
    await expect(app.screen().getByText('还差 1 块').first()).toBeVisible()
    await press(app, '附议')
    await expect(app.screen().getByText('结果截止后公布，之前不显示票数。')).toBeVisible()
    const end = await voteInSecret(app)
    for (const who of supporters) await castAs(app.serverUrl, who, voteId, who.blockNo === 12 ? [1] : [0])
    expect((await vote()).tally, 'before the close nobody has a count').toBeNull()

    await forward(app.serverUrl, ((await vote()).closeAt ?? 0) - asking.server.now())
    await expect.poll(async () => (await vote()).state, { timeout: 30_000 }).toBe('passed')
    await app.open(`pages/vote/info?id=${voteId}`)
    await press(app, '自己数一遍')
    await expect(app.screen().getByText('核对一致。')).toBeVisible()
    await expect(app.screen().getByText('你的选票已计入。')).toBeVisible()
    await expect(app.screen().getByText(`回执 ···· ${end} 在公布的选票里，记为“同意支出”。`)).toBeVisible()
    await expect(app.screen().getByText('公示中', { exact: false })).toBeVisible()

    await forward(app.serverUrl, ((await vote()).spend?.payAt ?? 0) - asking.server.now())
    await expect.poll(async () => (await vote()).spend?.state, { timeout: 30_000 }).toBe('paid')
    await prove(app, author, (await vote()).spend?.spendId ?? 0)
    await readCourse(app, title)
  },
)

/** Who got the money hands in what it went for. */
async function prove(app: AppDriver, payee: Person, spendId: number): Promise<void> {
  await openAs(app, payee, `pages/fund/info?id=${spendId}`)
  await box(app, '说明').fill('石板换好了，用掉水泥半袋，工钱已结。')
  await app.pickPicture(() => app.screen().getByRole('button', { name: '添加凭证图片' }).tap())
  await expect(app.screen().getByRole('button', { name: '看第 1 张' })).toBeVisible()
  await press(app, '提交凭证')
  // The words alone also stand in the text area, before the proof is handed in.
  await expect(app.screen().getByRole('button', { name: '更换凭证' })).toBeVisible()
  await expect(app.screen().getByText('石板换好了，用掉水泥半袋，工钱已结。')).toBeVisible()
}

/** The whole way in the archive, as a guest reads it, with the entry of the ledger that paid. */
async function readCourse(app: AppDriver, title: string): Promise<void> {
  await app.keep([])
  await app.open('pages/archive/index?type=vote')
  await expect(app.screen().getByRole('button', { name: new RegExp(title) })).toContainText('通过')
  await app.open('pages/archive/index?type=fund')
  await app
    .screen()
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .tap()
  const steps = ['提案', '投票通过', '公示 24 小时', '付款', '交凭证']
  for (const step of steps) await expect(app.screen().getByText(step, { exact: true }).first()).toBeVisible()
  await expect(app.screen().getByText('已结清')).toBeVisible()
  await expect(app.screen().getByText(/^账本第 [\d,]+ 条$/)).toBeVisible()
  await expect(app.screen().getByText('账本一致')).toBeVisible()
}
