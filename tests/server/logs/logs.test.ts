import type { TestServer } from '../../support/server/server'
import { areaId, settle, signedIn, testServer } from '../../support/server/server'

let server: TestServer

beforeEach(async () => {
  server = await testServer()
  await settle(server, 8)
  await settle(server, 9)
})
afterEach(() => server.close())

const clientNo = () => `log-${server.deps.random.bytes(12).toString('hex')}`
const dayMs = 86_400_000

it("earns five points with the day's first log, and says that the second changes nothing", async () => {
  const client = await signedIn(server, 8)
  expect((await client.form('/log/check', {})).data.isWritten).toBe(false)
  const first = (await client.json('/log/add', { content: ' 修了井盖 ', clientNo: clientNo() })).data
  expect(first).toMatchObject({ log: { content: '修了井盖', blockNo: 8, isMine: true, canEdit: true } })
  expect(first.pointsRow).toEqual({ content: '今日工作日志', pointsAdd: 5, points: 5 })
  const second = (await client.json('/log/add', { content: '又修了一个', clientNo: clientNo() })).data
  expect(second.pointsRow).toEqual({ content: '今日日志已计分', pointsAdd: 0, points: 5 })
  expect((await client.form('/log/check', {})).data.isWritten).toBe(true)
  server.clock.forward(dayMs)
  const third = (await client.json('/log/add', { content: '第二天', clientNo: clientNo() })).data
  expect(third.pointsRow).toMatchObject({ pointsAdd: 5, points: 10 })
})

it('writes a repeated log once', async () => {
  const client = await signedIn(server, 8)
  const input = { content: '修了井盖', clientNo: clientNo() }
  const answers = await Promise.all([client.json('/log/add', input), client.json('/log/add', input)])
  expect(new Set(answers.map(({ data }) => data.log.logId)).size).toBe(1)
  expect((await client.form('/log/list', { areaId })).data.total).toBe(1)
})

it('lets only its writer change it, and only until midnight', async () => {
  const [writer, other] = [await signedIn(server, 8), await signedIn(server, 9)]
  const { log } = (await writer.json('/log/add', { content: '修了井盖', clientNo: clientNo() })).data
  const change = { id: log.logId, content: '修好了井盖' }
  expect((await other.json('/log/edit', change)).reason).toBe('NOT_FOUND')
  expect((await writer.json('/log/edit', change)).data.content).toBe('修好了井盖')
  server.clock.forward(dayMs)
  expect((await writer.json('/log/edit', change)).reason).toBe('EXPIRED')
  expect((await other.form('/log/', { id: log.logId })).data).toMatchObject({ canEdit: false, isMine: false })
})

it('lists those of an area, of one person, and own ones', async () => {
  const [one, two] = [await signedIn(server, 8), await signedIn(server, 9)]
  await one.json('/log/add', { content: '一', clientNo: clientNo() })
  await two.json('/log/add', { content: '二', clientNo: clientNo() })
  const words = async (input: { mine?: number; userId?: number }) =>
    (await one.form('/log/list', { areaId, ...input })).data.data.map(({ content }) => content)
  expect(await words({})).toEqual(['二', '一'])
  expect(await words({ mine: 1 })).toEqual(['一'])
  expect(await words({ userId: two.userId })).toEqual(['二'])
})

it('lists those of some days, both included', async () => {
  const client = await signedIn(server, 8)
  const days: string[] = []
  for (const content of ['一', '二', '三']) {
    days.push((await client.json('/log/add', { content, clientNo: clientNo() })).data.log.day)
    server.clock.forward(dayMs)
  }
  const words = async (input: { from?: string | undefined; to?: string | undefined }) => {
    const { data, total } = (await client.form('/log/list', { areaId, ...input })).data
    return [data.map(({ content }) => content).join(''), total]
  }
  const [first, second, third] = days
  expect(await words({ from: second, to: second })).toEqual(['二', 1])
  expect(await words({ from: first, to: second })).toEqual(['二一', 2])
  expect(await words({ from: third })).toEqual(['三', 1])
  expect(await words({ from: third, to: first })).toEqual(['', 0])
})

it('refuses an empty log and one of more than 140 characters', async () => {
  const client = await signedIn(server, 8)
  for (const content of ['  ', '长'.repeat(141)])
    expect((await client.json('/log/add', { content, clientNo: clientNo() })).reason).toBe('FORM')
})
