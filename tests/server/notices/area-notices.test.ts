import type { TestServer } from '../../support/server/server'
import { areaId, settle, signedIn, testServer } from '../../support/server/server'
import { operator } from '../../support/city/money'

let server: TestServer
const clientNo = () => `tell-${server.deps.random.bytes(12).toString('hex')}`

beforeEach(async () => {
  server = await testServer()
  for (const blockNo of [8, 9, 10]) await settle(server, blockNo)
})
afterEach(() => server.close())

async function mayor(blockNo: number, of = areaId) {
  const client = await signedIn(server, blockNo)
  const row = { area_id: of, user_id: client.userId, role: 'mayor', since: server.now() } as const
  await server.deps.db.insertInto('area_role').values(row).execute()
  return client
}

const words = { title: '停水', content: '<p>周六停水</p>' }

it('reaches every resident once, opens by itself until it is read, and is counted', async () => {
  const [speaker, reader] = [await mayor(8), await signedIn(server, 9)]
  const input = { areaId, ...words, popup: true, type: 'mayor' as const, clientNo: clientNo() }
  const told = await Promise.all([speaker.json('/bctNotice/add', input), speaker.json('/bctNotice/add', input)])
  expect(told.map(({ data }) => data.readers)).toEqual([3, 3])
  const { notice } = (await reader.form('/bctNotice/getInfo', {})).data
  expect(notice).toMatchObject({ ...words, type: 'mayor', refType: 'areaNotice', hasAttachment: false, isRead: false })
  expect((await reader.form('/bctNotice/getNum', {})).data.unread).toBe(1)
  await reader.form('/bctNotice/info', { id: notice?.noticeId ?? 0 })
  expect((await reader.form('/bctNotice/getInfo', {})).data.notice).toBeNull()
  expect((await speaker.form('/bctNotice/getNum', {})).data.unread).toBe(1)
})

it('is told by the mayor of that area only', async () => {
  const [resident, stranger] = [await signedIn(server, 9), await signedIn(server, 10)]
  const input = { areaId, ...words, clientNo: clientNo() }
  expect((await resident.json('/bctNotice/add', input)).reason).toBe('NO_RIGHT')
  const elsewhere = { area_id: 9, name: '九城', sort: 9, halted_at: null, halted_reason: null }
  await server.deps.db.insertInto('area').values(elsewhere).execute()
  const row = { area_id: 9, user_id: stranger.userId, role: 'mayor', since: server.now() } as const
  await server.deps.db.insertInto('area_role').values(row).execute()
  expect((await stranger.json('/bctNotice/add', { ...input, clientNo: clientNo() })).reason).toBe('NO_RIGHT')
  expect((await stranger.json('/bctNotice/add', { ...input, areaId: 404, clientNo: clientNo() })).reason).toBe(
    'NOT_FOUND',
  )
})

it('is changed and taken back for every reader who still has it', async () => {
  const [speaker, reader, other] = [await mayor(8), await signedIn(server, 9), await signedIn(server, 10)]
  const { areaNoticeId } = (await speaker.json('/bctNotice/add', { areaId, ...words, clientNo: clientNo() })).data
  const list = async (client: typeof reader) => (await client.form('/bctNotice/list', {})).data.data
  await other.form('/bctNotice/remove', { id: (await list(other))[0]?.noticeId ?? 0 })
  expect((await reader.json('/bctNotice/edit', { areaNoticeId, ...words })).reason).toBe('NO_RIGHT')
  await speaker.json('/bctNotice/edit', { areaNoticeId, ...words, title: '周日停水', attachment: 'demo/a.png' })
  const [shown] = await list(reader)
  expect(shown).toMatchObject({ title: '周日停水', hasAttachment: true })
  expect((await reader.form('/bctNotice/download', { id: shown?.noticeId ?? 0 })).data).toEqual({
    path: 'demo/a.png',
  })
  expect(await list(other)).toEqual([])
  expect((await reader.form('/bctNotice/withdraw', { areaNoticeId })).reason).toBe('NO_RIGHT')
  expect((await speaker.form('/bctNotice/withdraw', { areaNoticeId })).code).toBe(200)
  expect(await list(reader)).toEqual([])
  const deeds = await server.deps.db.selectFrom('audit').select('call').orderBy('audit_id').execute()
  expect(deeds.map(({ call }) => call)).toEqual(['/bctNotice/add', '/bctNotice/edit', '/bctNotice/withdraw'])
})

it('lets nobody read, remove or download what is somebody else’s', async () => {
  const [speaker, reader] = [await mayor(8), await signedIn(server, 9)]
  await speaker.json('/bctNotice/add', { areaId, ...words, attachment: 'demo/a.png', clientNo: clientNo() })
  const id = (await speaker.form('/bctNotice/list', {})).data.data[0]?.noticeId ?? 0
  for (const path of ['/bctNotice/info', '/bctNotice/remove', '/bctNotice/download'] as const)
    expect((await reader.form(path, { id })).reason).toBe('NOT_FOUND')
})

it('is listed and counted by group, and all is read at once', async () => {
  const [speaker, reader] = [await mayor(8), await signedIn(server, 9)]
  for (const type of ['mayor', 'system'] as const)
    await speaker.json('/bctNotice/add', { areaId, ...words, type, clientNo: clientNo() })
  expect((await reader.form('/bctNotice/list', { group: 'area' })).data.total).toBe(1)
  expect((await reader.form('/bctNotice/getNum', {})).data.groups).toEqual({
    trade: 0,
    money: 0,
    vote: 0,
    area: 1,
    system: 1,
  })
  expect((await reader.form('/bctNotice/readAll', {})).data.unread).toBe(0)
  expect((await reader.form('/bctNotice/list', { unread: 1 })).data.total).toBe(0)
  expect((await speaker.form('/bctNotice/getNum', {})).data.unread).toBe(2)
})

it('is listed for those who may change it, the newest first, with who still has it and who has read it', async () => {
  const [speaker, reader, other] = [await mayor(8), await signedIn(server, 9), await signedIn(server, 10)]
  const words = { content: '<p>周六</p>', popup: true, attachment: 'demo/a.png' }
  for (const title of ['停水', '停电'])
    await speaker.json('/bctNotice/add', { areaId, ...words, title, clientNo: clientNo() })
  const [newest, oldest] = (await reader.form('/bctNotice/list', {})).data.data
  await reader.form('/bctNotice/info', { id: newest?.noticeId ?? 0 })
  await other.form('/bctNotice/remove', { id: (await other.form('/bctNotice/list', {})).data.data[1]?.noticeId ?? 0 })
  const { data, total, residents } = (await speaker.form('/bctNotice/manage', { areaId })).data
  expect(total).toBe(2)
  expect(residents).toBe(3)
  expect(data).toEqual([
    { ...words, areaNoticeId: newest?.refId, title: '停电', type: 'system', readers: 3, read: 1, at: newest?.at },
    { ...words, areaNoticeId: oldest?.refId, title: '停水', type: 'system', readers: 2, read: 0, at: oldest?.at },
  ])
  expect((await reader.form('/bctNotice/manage', { areaId })).reason).toBe('NO_RIGHT')
  expect((await speaker.form('/bctNotice/manage', { areaId: 404 })).reason).toBe('NOT_FOUND')
})

it('is listed page by page', async () => {
  const speaker = await mayor(8)
  const words = { content: '<p>一</p>', attachment: '' }
  for (let at = 1; at <= 16; at += 1)
    await speaker.json('/bctNotice/add', { areaId, ...words, title: `第 ${at} 条`, clientNo: clientNo() })
  const first = (await speaker.form('/bctNotice/manage', { areaId })).data
  expect(first.data).toHaveLength(15)
  const next = (await speaker.form('/bctNotice/manage', { areaId, page: 2, cursor: first.cursor ?? '' })).data
  expect(next.data.map(({ title }) => title)).toEqual(['第 1 条'])
})

it('keeps nothing that runs, and the home tells its words alone', async () => {
  const [speaker, reader] = [await mayor(8), await signedIn(server, 9)]
  const content =
    '<p onclick="steal()">周六<script>steal()</script><img src="https://evil.example/a.png"> 停水</p><p>两小时</p>'
  const told = await speaker.json('/bctNotice/add', { areaId, title: '停水', content, clientNo: clientNo() })
  const kept = '<p>周六 停水</p><p>两小时</p>'
  const { areaNoticeId } = told.data
  expect((await reader.form('/bctNotice/list', {})).data.data[0]).toMatchObject({ content: kept })
  expect((await reader.form('/area/info', { areaId })).data.notice).toMatchObject({ content: '周六 停水\n两小时' })
  const edited = `${content}<a href="javascript:steal()">好</a>`
  await speaker.json('/bctNotice/edit', { areaNoticeId, title: '停水', content: edited })
  expect((await reader.form('/bctNotice/list', {})).data.data[0]).toMatchObject({ content: `${kept}<a>好</a>` })
  expect((await speaker.form('/bctNotice/manage', { areaId })).data.data[0]).toMatchObject({
    content: `${kept}<a>好</a>`,
  })
})

it.each(['<script>steal()</script>', '<p> </p>', '&'.repeat(1_001)])(
  '%# leaves nothing to tell, or too much',
  async (content) => {
    const speaker = await mayor(8)
    const refused = { code: 500, reason: 'FORM' }
    expect(
      await speaker.json('/bctNotice/add', { areaId, title: '停水', content, clientNo: clientNo() }),
    ).toMatchObject(refused)
  },
)

it('a reason for a halt is words, whatever it looks like', async () => {
  const clerk = await operator(server, 11)
  const reason = '盘点 <b onclick="x()">A & B</b>'
  await clerk.admin('/admin/area/halt', { areaId, halted: true, reason, clientNo: clientNo() })
  const { notice } = (await clerk.form('/area/info', { areaId })).data
  expect(notice?.content).toContain(reason)
})
