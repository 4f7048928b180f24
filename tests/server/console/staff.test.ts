import { approvalKindNames } from '@contract/console/approval-kinds'
import { staffLock } from '@contract/console/limits'
import { dayMs } from '@contract/durations'
import { moduleDifferences } from '../../../server/differences'
import {
  codeAt,
  ConsoleBrowser,
  consoleOf,
  employ,
  prove,
  staffPassword,
  startedBy,
} from '../../support/admin/console-client'
import type { TestStaff } from '../../support/admin/console-client'
import type { TestServer } from '../../support/server/server'
import { areaId, settle, testServer } from '../../support/server/server'
import { clientNo } from '../../support/city/small-city'

let server: TestServer
let first: { staff: TestStaff; browser: ConsoleBrowser }
let second: typeof first

beforeEach(async () => {
  server = await testServer()
  const administrator = async () => {
    const staff = await employ(server, ['administrator'])
    return { staff, browser: await consoleOf(server, staff) }
  }
  first = await administrator()
  second = await administrator()
  await prove(server, first.browser, first.staff)
})
afterEach(async () => {
  expect(await moduleDifferences(server.deps.db)).toEqual([])
  await server.close()
})

type Add = Parameters<typeof wishFor>[0]
const wishFor = (
  wish: {
    name?: string
    roles?: 'support'[]
    areas?: number[] | null
    account?: { areaId: number; blockNo: number } | null
  } = {},
) => ({
  clientNo: clientNo(),
  name: '小雨',
  roles: ['support' as const],
  areas: [areaId],
  account: null,
  reason: '客服新同事',
  ...wish,
})
const add = (wish?: Add) => first.browser.call('/admin/staff/add', wishFor(wish))

async function approve({ approvalId: id, ver, payloadHash }: { approvalId: number; ver: number; payloadHash: string }) {
  await prove(server, second.browser, second.staff)
  return second.browser.call('/admin/approval/approve', { clientNo: clientNo(), id, ver, payloadHash })
}

const everybody = async () => (await first.browser.call('/admin/staff/list', {})).data.data

it('somebody new is asked for by one administrator, approved by another, invited, and enrols', async () => {
  const asked = (await add()).data
  expect(asked).toMatchObject({ kind: 'staffAdd', summary: '新员工：小雨', state: 'waiting' })
  expect(await everybody()).toHaveLength(2)
  const own = { clientNo: clientNo(), id: asked.approvalId, ver: 1, payloadHash: asked.payloadHash }
  expect((await first.browser.call('/admin/approval/approve', own)).data.reason).toBe('OWN')
  expect((await approve(asked)).data.state).toBe('approved')
  const [, , made] = await everybody()
  expect(made).toMatchObject({ name: '小雨', roles: ['support'], areas: [areaId], state: 'new', userId: null })
  const id = made?.staffId ?? 0
  const old = (await second.browser.call('/admin/staff/invite', { id })).data.invitation
  const { invitation } = (await second.browser.call('/admin/staff/invite', { id })).data
  const browser = new ConsoleBrowser(server.app)
  const enrol = (with_: string) =>
    browser.call('/admin/session/enrol', { name: '小雨', invitation: with_, password: staffPassword })
  expect((await enrol(old)).data.reason).toBe('WRONG_PASSWORD')
  const { secret, uri, recovery } = (await enrol(invitation)).data
  expect(uri).toContain(`secret=${secret}`)
  expect(recovery).toHaveLength(10)
  const { data } = await browser.call('/admin/session/totp', { code: codeAt(secret, server.now()) })
  expect(data).toMatchObject({ name: '小雨', roles: ['support'], areas: [{ areaId, name: '测试城' }] })
  expect((await enrol(invitation)).data.reason).toBe('WRONG_PASSWORD')
  expect((await second.browser.call('/admin/staff/invite', { id })).data.reason).toBe('CLOSED')
})

it('wrong tries of a stranger keep nobody out who has the invitation', async () => {
  await approve((await add()).data)
  const { staffId: id = 0 } = (await everybody())[2] ?? {}
  const { invitation } = (await second.browser.call('/admin/staff/invite', { id })).data
  const enrol = (with_: string) =>
    new ConsoleBrowser(server.app).call('/admin/session/enrol', {
      name: '小雨',
      invitation: with_,
      password: staffPassword,
    })
  const guess = 'A'.repeat(invitation.length)
  const reasons: (string | undefined)[] = []
  for (let i = 0; i < staffLock.wrongs + 1; i += 1) reasons.push((await enrol(guess)).data.reason)
  expect(reasons.slice(-3)).toEqual(['WRONG_PASSWORD', 'LOCKED', 'LOCKED'])
  expect((await enrol(invitation)).data.recovery).toHaveLength(10)
})

it('an invitation lasts a day', async () => {
  await approve((await add()).data)
  const { staffId: id = 0 } = (await everybody())[2] ?? {}
  const { invitation } = (await second.browser.call('/admin/staff/invite', { id })).data
  server.clock.forward(dayMs)
  const browser = new ConsoleBrowser(server.app)
  const late = await browser.call('/admin/session/enrol', { name: '小雨', invitation, password: staffPassword })
  expect(late.data.reason).toBe('EXPIRED')
})

it.each([
  ['administrator and finance together', { roles: ['administrator', 'finance'] as never }, 'roles'],
  ['no role', { roles: [] }, 'roles'],
  ['a role twice', { roles: ['support', 'support'] as never }, 'roles'],
  ['an area that is not there', { areas: [areaId, 7] }, 'areas'],
  ['a block that nobody holds', { account: { areaId, blockNo: 7 } }, 'account'],
  ['a block of an area that is not there', { account: { areaId: 7, blockNo: 7 } }, 'account'],
])('%s is not asked for', async (_, wish, field) => {
  expect((await add(wish)).data).toMatchObject({ reason: 'FORM', fields: { [field]: expect.any(String) as string } })
})

it('a name stands for one person, however many are asked for at once; a resident for one, too', async () => {
  const { userId } = await settle(server, 12)
  const account = { areaId, blockNo: 12 }
  const [one, other] = [(await add({ account })).data, (await add({ account })).data]
  expect(one).toMatchObject({ payload: { userId }, owners: { [userId]: '12' } })
  expect((await approve(one)).data.state).toBe('approved')
  expect((await approve(other)).data).toMatchObject({ reason: 'FORM' })
  expect((await add()).data).toMatchObject({ reason: 'FORM', fields: { name: '这个姓名已有人用' } })
  expect((await add({ name: '另一人', account })).data).toMatchObject({ fields: { account: '请重选居民账号' } })
  expect((await everybody()).find(({ name }) => name === '小雨')).toMatchObject({ userId, owner: '12' })
})

it('other rights end every session; nobody changes the own ones', async () => {
  const support = await employ(server, ['support'])
  const browser = await consoleOf(server, support)
  const edit = (id: number, ver: number) =>
    first.browser.call('/admin/staff/edit', {
      clientNo: clientNo(),
      id,
      ver,
      roles: ['auditor'],
      areas: null,
      isOn: true,
      reason: '换岗到审计',
    })
  await prove(server, first.browser, first.staff)
  expect((await edit(first.staff.staffId, 2)).data.reason).toBe('OWN')
  expect((await edit(support.staffId, 1)).data.reason).toBe('MOVED')
  const { data } = await edit(support.staffId, 2)
  expect((await approve(data)).data.state).toBe('approved')
  expect((await browser.call('/admin/session/me', {})).code).toBe(401)
  expect((await (await consoleOf(server, support)).call('/admin/session/me', {})).data.roles).toEqual(['auditor'])
  const audited = await server.deps.db
    .selectFrom('audit')
    .select('details')
    .where('call', '=', '/admin/staff/edit')
    .where('approval_id', '=', data.approvalId)
    .orderBy('no', 'desc')
    .executeTakeFirst()
  expect(audited?.details).toMatchObject({ before: { roles: ['support'] }, after: { roles: ['auditor'] } })
})

describe('the own block of a colleague who is there already', () => {
  type Account = { areaId: number; blockNo: number } | null
  let support: TestStaff
  beforeEach(async () => {
    support = await employ(server, ['support'])
    await prove(server, first.browser, first.staff)
  })
  const view = async () => (await everybody()).find(({ staffId }) => staffId === support.staffId)
  const edit = async (account?: Account) => {
    await prove(server, first.browser, first.staff)
    const rights = { roles: ['support' as const], areas: null, isOn: true, reason: '本人买了区块' }
    const wish = { clientNo: clientNo(), id: support.staffId, ver: (await view())?.ver ?? 0, ...rights }
    return (await first.browser.call('/admin/staff/edit', { ...wish, ...(account !== undefined && { account }) })).data
  }

  it('is set, stays when it is not named, and is taken away', async () => {
    const { userId } = await settle(server, 12)
    const asked = await edit({ areaId, blockNo: 12 })
    expect(asked).toMatchObject({ payload: { userId }, owners: { [userId]: '12' } })
    expect((await approve(asked)).data.state).toBe('approved')
    expect(await view()).toMatchObject({ userId, owner: '12' })
    const rest = await edit()
    expect(rest.payload).not.toHaveProperty('userId')
    await approve(rest)
    expect(await view()).toMatchObject({ userId, owner: '12' })
    await approve(await edit(null))
    expect(await view()).toMatchObject({ userId: null, owner: null })
  })

  it('is nobody else’s, and of a block that somebody holds', async () => {
    await settle(server, 12)
    const { approvalId: id, ver, payloadHash } = (await add({ account: { areaId, blockNo: 12 } })).data
    const late = await edit({ areaId, blockNo: 12 })
    expect((await approve({ approvalId: id, ver, payloadHash })).data.state).toBe('approved')
    expect((await approve(late)).data).toMatchObject({ fields: { account: '请重选居民账号' } })
    await first.browser.call('/admin/approval/refuse', {
      clientNo: clientNo(),
      id: late.approvalId,
      ver: 1,
      reason: '',
    })
    for (const blockNo of [7, 12])
      expect(await edit({ areaId, blockNo })).toMatchObject({ fields: { account: '请重选居民账号' } })
  })

  it('is not changed while an ask of theirs waits, so that nobody is both persons', async () => {
    await settle(server, 12)
    const colleague = await employ(server, ['administrator'])
    support = colleague
    const browser = await consoleOf(server, colleague)
    await prove(server, browser, colleague)
    const ask = await browser.call('/admin/staff/add', wishFor({ name: '小雪' }))
    const wish = { roles: ['administrator' as const], areas: null, isOn: true, reason: '本人买了区块' }
    const about = { clientNo: clientNo(), id: colleague.staffId, ver: (await view())?.ver ?? 0 }
    await prove(server, first.browser, first.staff)
    const { data } = await first.browser.call('/admin/staff/edit', {
      ...about,
      ...wish,
      account: { areaId, blockNo: 12 },
    })
    expect(data).toMatchObject({ reason: 'FORM', fields: { account: expect.stringContaining('复核') as string } })
    expect(ask.data.state).toBe('waiting')
  })
})

it('a name and a block asked for twice: the second one is refused with its field', async () => {
  await settle(server, 12)
  const account = { areaId, blockNo: 12 }
  const one = (await add({ account })).data
  const other = (await add({ name: '小雪', account })).data
  expect((await approve(one)).data.state).toBe('approved')
  expect((await approve(other)).data).toMatchObject({ fields: { account: '请重选居民账号' } })
})

it('a colleague’s sessions are listed, and ended by one administrator with a reason', async () => {
  const support = await employ(server, ['support'])
  await consoleOf(server, support)
  server.clock.forward(dayMs)
  first = { ...first, browser: await consoleOf(server, first.staff) }
  const browser = await consoleOf(server, support)
  await consoleOf(server, support)
  const { data, areas } = (await first.browser.call('/admin/staff/list', {})).data
  expect(areas).toContainEqual({ areaId, name: '测试城' })
  const sessions = data.find(({ staffId }) => staffId === support.staffId)?.sessions
  expect(sessions).toHaveLength(2)
  expect(sessions?.[0]).toEqual({
    at: expect.any(Number) as number,
    seenAt: server.now(),
    ip: expect.any(String) as string,
  })
  const end = (id: number) =>
    first.browser.call('/admin/staff/endSessions', { clientNo: clientNo(), id, reason: '借走的电脑没有退出' })
  expect((await end(first.staff.staffId)).data.reason).toBe('OWN')
  expect((await end(7)).data.reason).toBe('NOT_FOUND')
  expect((await end(support.staffId)).data).toEqual({ ended: 2 })
  expect((await browser.call('/admin/session/me', {})).code).toBe(401)
  expect((await everybody()).find(({ staffId }) => staffId === support.staffId)?.sessions).toEqual([])
  const left = server.deps.db.selectFrom('staff_session').select('session_id').where('staff_id', '=', support.staffId)
  expect(await left.where('ended_at', 'is', null).execute()).toEqual([])
  const deeds = server.deps.db.selectFrom('audit').select(['ref_id', 'reason', 'details'])
  expect(await deeds.where('call', '=', '/admin/staff/endSessions').execute()).toEqual([
    { ref_id: support.staffId, reason: '借走的电脑没有退出', details: { ended: 2 } },
  ])
})

it('who is switched off signs in no more', async () => {
  const support = await employ(server, ['support'])
  await prove(server, first.browser, first.staff)
  const off = {
    clientNo: clientNo(),
    id: support.staffId,
    ver: 2,
    roles: ['support' as const],
    areas: null,
    isOn: false,
  }
  const { data } = await first.browser.call('/admin/staff/edit', { ...off, reason: '已经离职' + '了' })
  await approve(data)
  await expect(startedBy(server, support)).rejects.toThrow('姓名或密码有误')
})

it('who lost the authenticator is reset by two administrators and invited again', async () => {
  const support = await employ(server, ['support'])
  await prove(server, first.browser, first.staff)
  const wish = { clientNo: clientNo(), id: support.staffId, ver: 2, reason: '手机丢了，当面核对' }
  const { data } = await first.browser.call('/admin/staff/reset', wish)
  expect(data).toMatchObject({ kind: 'staffReset', summary: `${approvalKindNames.staffReset}：${support.name}` })
  await approve(data)
  await expect(startedBy(server, support)).rejects.toThrow('姓名或密码有误')
  const { invitation } = (await second.browser.call('/admin/staff/invite', { id: support.staffId })).data
  expect(invitation).toMatch(/^[\w-]{43}$/)
})
