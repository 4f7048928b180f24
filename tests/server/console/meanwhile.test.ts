import { callWords } from '@contract/console/call-words'
import { meanwhileIn } from '@contract/console/meanwhile'
import { addReport } from '../../../server/modules/reports/service'
import { neighbour, publish } from '../../support/city/mutual'
import { clientNo, riceIn, valueOf } from '../../support/city/small-city'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import type { Colleague } from './colleagues'
import { colleague, freshly } from './colleagues'
import { appliedFor } from './trades'

let server: TestServer
let lan: Colleague
let zhou: Colleague

beforeEach(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  lan = await colleague(server, ['operator', 'finance'])
  zhou = await colleague(server, ['operator', 'finance'])
})
afterEach(() => server.close())

it('who comes second to a withdrawal is told who was first, with what, and when', async () => {
  const one = await appliedFor(server.deps, 128, 50_00)
  const wish = { id: one.withdrawId, ver: 1 }
  await freshly(server, zhou, () => zhou.browser.call('/admin/withdraw/approve', { clientNo: clientNo(), ...wish }))
  // What is read is recorded, too, and nobody was second to a look.
  await zhou.browser.call('/admin/withdraw/info', { id: one.withdrawId })
  const refused = await freshly(server, lan, () =>
    lan.browser.call('/admin/withdraw/reject', { clientNo: clientNo(), ...wish, reason: '账号和姓名不符' }),
  )
  expect(refused.data).toMatchObject({ reason: 'MOVED' })
  const { by, call, at } = meanwhileIn({ ...refused.data }) ?? {}
  expect([by, callWords[call ?? '']]).toEqual([zhou.staff.name, '同意提现'])
  expect(at).toBeLessThanOrEqual(server.deps.clock.now())
})

it('the first of two signatures counts as an act, whatever id the second names', async () => {
  const one = await appliedFor(server.deps, 129, 1_500_00)
  const wish = { id: one.withdrawId, ver: 1, reason: '收款账户已电话核实' }
  const asked = await freshly(server, zhou, () =>
    zhou.browser.call('/admin/withdraw/approve', { clientNo: clientNo(), ...wish }),
  )
  const { approval } = asked.data
  if (!approval) throw new Error('nothing was asked')
  const [id, ver] = [approval.approvalId, approval.ver]
  await zhou.browser.call('/admin/approval/refuse', { clientNo: clientNo(), id, ver, reason: '我自己撤回' })
  const refused = await freshly(server, lan, () =>
    lan.browser.call('/admin/approval/approve', {
      clientNo: clientNo(),
      id,
      ver,
      payloadHash: approval.payloadHash,
      reason: '',
    }),
  )
  expect(meanwhileIn({ ...refused.data })).toMatchObject({ by: zhou.staff.name, call: '/admin/approval/refuse' })
})

it('a report that was decided says by whom; the own act and a wrong form name nobody', async () => {
  const author = await neighbour(server.deps, 140)
  const { mutualId: refId } = valueOf(await publish(server.deps, author, { thanks: 0 }))
  const reader = await neighbour(server.deps, 141)
  valueOf(
    await addReport(server.deps, reader, { clientNo: clientNo(), refType: 'mutual', refId, reason: 'ad', text: '' }),
  )
  const decide = (by: Colleague, reason: string) =>
    by.browser.call('/admin/report/decide', {
      clientNo: clientNo(),
      refType: 'mutual',
      refId,
      decision: 'kept',
      reason,
    })
  await decide(zhou, '没有违反规则')
  expect(meanwhileIn({ ...(await decide(lan, '多次发布同一广告')).data })).toMatchObject({ by: zhou.staff.name })
  expect(meanwhileIn({ ...(await decide(zhou, '没有违反规则')).data })).toBeUndefined()
  expect(meanwhileIn({ ...(await decide(lan, '')).data })).toBeUndefined()
})

it('who acted before the thing was read is not named, nor is anybody where a resident moved it', async () => {
  const one = await appliedFor(server.deps, 130, 50_00)
  const wish = { id: one.withdrawId, ver: 1 }
  await freshly(server, zhou, () => zhou.browser.call('/admin/withdraw/approve', { clientNo: clientNo(), ...wish }))
  server.clock.forward(1)
  lan.browser.seenAt = server.now()
  const act = () =>
    lan.browser.call('/admin/withdraw/reject', { clientNo: clientNo(), ...wish, reason: '账号和姓名不符' })
  const refused = await freshly(server, lan, act)
  expect(refused.data).toMatchObject({ reason: 'MOVED' })
  expect(meanwhileIn({ ...refused.data })).toBeUndefined()
})

it('of the levels of a city’s shops the same one counts, whoever set another one since', async () => {
  const levelOf = async (level: 'street' | 'stall') =>
    (await zhou.browser.call('/admin/shop/list', { areaId })).data.seats.find((one) => one.level === level)?.ver ?? 0
  const set = async (by: Colleague, level: 'street' | 'stall', ver: number) =>
    freshly(server, by, () =>
      by.browser.call('/admin/shop/level', {
        clientNo: clientNo(),
        areaId,
        level,
        ver,
        seats: 30,
        reason: '今年的费用',
      }),
    )
  const shen = await colleague(server, ['operator', 'finance'])
  const [street, stall] = [await levelOf('street'), await levelOf('stall')]
  expect((await set(zhou, 'street', street)).code).toBe(200)
  expect((await set(shen, 'stall', stall)).code).toBe(200)
  const refused = await set(lan, 'street', street)
  expect(refused.data).toMatchObject({ reason: 'MOVED' })
  expect(meanwhileIn({ ...refused.data })).toMatchObject({ by: zhou.staff.name, call: '/admin/shop/level' })
})
