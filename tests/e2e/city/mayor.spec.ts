import { randomBytes } from 'node:crypto'
import type { ElectionState } from '@contract/mayor/transitions'
import { receiptFrom, receiptGroups, receiptLength } from '@contract/vote/receipt'
import { demoAreaId as areaId, demoPassword, residents } from '../../../demo/residents'
import { openAs } from '../pages/people'
import { box, press } from '../pages/touch'
import { askAsStaff } from '../support/as-staff'
import type { Device, Person } from '../support/device'
import { ask, clientNo, deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { forward } from '../support/server-time'
import { expect, test } from '../support/test'

test.use({ city: 'mayor' })
// A server of its own is started first.
test.describe.configure({ timeout: 300_000 })
test.beforeEach(({ app }) => app.allowErrors(/favicon\.ico/))

const person = (blockNo: number): Person => ({ blockNo, password: demoPassword(blockNo) })
const nameOf = ({ blockNo }: Person) => residents.find((one) => one.blockNo === blockNo)?.nickName ?? ''

/** Stands on the phone, and so has the first place; the others stand by calls. */
const first = person(3021)
const others = [132, 36].map(person)
const voter = person(1866)
/** Waits for the ballot in the election that runs when the demo city begins. */
const cat = person(128)
const page = 'pages/mayor/index'

/** The election as a device reads it now. */
async function electionFor(device: Device, electionId: number) {
  const { election } = await ask(device, '/bctMayor/info', { electionId })
  if (!election) throw new Error(`no election ${electionId}`)
  return election
}

/** Moves the clock to the next stage, and waits until the election is there. */
async function goOnTo(app: AppDriver, device: Device, electionId: number, at: number, state: ElectionState) {
  await forward(app.serverUrl, at - device.server.now())
  const stateNow = async () => (await electionFor(device, electionId)).state
  await expect.poll(stateNow, { timeout: 30_000 }).toBe(state)
}

/** Stands by a call. */
async function standAs(serverUrl: string, who: Person, electionId: number): Promise<void> {
  const device = await deviceOf(serverUrl, who)
  const { ver } = await electionFor(device, electionId)
  const said = { statement: '周末也有人值班，账每月公开。', thumbs: '' }
  await ask(device, '/bctMayor/join', { clientNo: clientNo(), electionId, ver, ...said })
}

/** Ranks by a call, on a device of its own. */
async function castAs(serverUrl: string, who: Person, electionId: number, ranks: number[]): Promise<void> {
  const receipt = receiptFrom([...randomBytes(receiptLength)])
  await ask(await deviceOf(serverUrl, who), '/bctMayor/cast', { clientNo: clientNo(), electionId, ranks, receipt })
}

/** Ranks two on the phone, in the order that the sheet turns them to; the last group of the receipt. */
async function rankOnPhone(app: AppDriver, upper: Person, lower: Person): Promise<string> {
  for (const who of [lower, upper]) await press(app, `${nameOf(who)}，未排，点按选`)
  await press(app, '提交')
  await press(app, `${nameOf(upper)}上移`)
  await press(app, '投出选票')
  const number = app.screen().getByLabel(/^回执号 /)
  await expect(number).toBeVisible()
  const groups = receiptGroups(((await number.textContent()) ?? '').replace(/\s/g, ''))
  await press(app, '点按显示')
  await expect(app.screen().getByText(`1 ${nameOf(upper)}，2 ${nameOf(lower)}`)).toBeVisible()
  await press(app, '好')
  await app.screen().getByRole('dialog', { name: '人气值' }).getByRole('button', { name: '关闭' }).tap()
  await expect(app.screen().getByText('可改票')).toBeVisible()
  return groups.at(-1) ?? ''
}

/** The election that the demo city votes in: what waits on the home is a ballot, which is in its count. */
async function voteFromHome(app: AppDriver, reading: Device): Promise<void> {
  const { election } = await ask(reading, '/bctMayor/info', { areaId })
  if (!election) throw new Error('the demo city elects')
  await openAs(app, cat, 'pages/index/index')
  await press(app, /^第 \d+ 届市长选举.*不投不计$/)
  const end = await rankOnPhone(app, person(91), person(36))
  await goOnTo(app, reading, election.electionId, election.voteTo, 'seated')
  await app.open(`${page}?id=${election.electionId}`)
  await press(app, '自己数一遍')
  await expect(app.screen().getByText('你的选票已计入。')).toBeVisible()
  await expect(app.screen().getByText(end, { exact: false }).first()).toBeVisible()
}

test(
  'an election goes from its announcement to a count that the phone does again',
  { tag: '@on-h5' },
  async ({ app }) => {
    const reading = await deviceOf(app.serverUrl, voter)
    await voteFromHome(app, reading)
    const wish = { clientNo: clientNo(), areaId }
    const { electionId } = await askAsStaff(app.serverUrl, '周琪', '/admin/election/announce', wish)
    const election = () => electionFor(reading, electionId)
    await openAs(app, first, 'pages/index/index')
    await press(app, /^市长，/)
    await expect(app.screen().getByText('等报名开始')).toBeVisible()

    await goOnTo(app, reading, electionId, (await election()).nominateFrom, 'nominating')
    await app.open(page)
    await press(app, '我要参选')
    await box(app, '参选说明').fill('修好北门的台阶，每月公开一次账。')
    await press(app, '提交参选')
    await expect(app.screen().getByText('你已参选')).toBeVisible()
    for (const who of others) await standAs(app.serverUrl, who, electionId)

    await goOnTo(app, reading, electionId, (await election()).voteFrom, 'voting')
    const [second = first, third = first] = others
    await openAs(app, voter, page)
    const end = await rankOnPhone(app, third, first)
    await castAs(app.serverUrl, first, electionId, [1, 2])
    await castAs(app.serverUrl, second, electionId, [2, 1])
    await castAs(app.serverUrl, person(12), electionId, [1])
    expect((await election()).rounds, 'before the close nobody has a count').toEqual([])

    await goOnTo(app, reading, electionId, (await election()).voteTo, 'seated')
    await app.open(page)
    await expect(app.screen().getByText(/^当选，/)).toBeVisible()
    await press(app, '自己数一遍')
    await expect(app.screen().getByText('核对一致。')).toBeVisible()
    await expect(app.screen().getByText('你的选票已计入。')).toBeVisible()
    const own = `1 ${nameOf(third)}，2 ${nameOf(first)}`
    await expect(app.screen().getByText(`回执 ···· ${end} 在公布的选票里，记为“${own}”。`)).toBeVisible()

    await app.keep([])
    await app.open(`${page}?id=${electionId}`)
    await expect(app.screen().getByText(/^当选，/), 'a guest reads it, too').toBeVisible()
    await press(app, '看档案')
    await expect(app.screen().getByText('计票', { exact: false }).first()).toBeVisible()
    await press(app, /张选票，可逐张核对$/)
    await expect(app.screen().getByText('自己数一遍'), 'from the archive to the ballots').toBeVisible()
  },
)
