import { credentials } from '@contract/limits'
import { fen } from '@contract/money'
import { createUser } from '../../../server/modules/session/accounts'
import { startSession } from '../../../server/modules/session/start'
import { checkBooks } from '../../../server/ledger/check-books'
import { give, sealedFor } from '../../support/city/money'
import { clientNo } from '../../support/city/small-city'
import type { TestServer } from '../../support/server/server'
import { areaId, encrypted, founderPassword, settle, signedIn, testServer } from '../../support/server/server'
import { signedClient } from '../../support/server/signed-client'
import { colleague } from '../console/colleagues'

// Money belongs to the person: who sold the last block still has it, and gets it out. Source: domain model §3.1.

const mobile = '13900000132'
const card = { name: '王小明', account: '6222021001123456789', bank: '工商银行' }

let server: TestServer
let seller: ReturnType<typeof signedClient>
let userId: number

beforeEach(async () => {
  server = await testServer({ movableClock: true })
  userId = await createUser(server.deps, { nickName: '卖掉了', mobile })
  const device = { ak: 'device', platform: 'browser' }
  const token = await startSession(server.deps, { userId, blockId: 0, areaId }, device)
  seller = signedClient(server.app, { ak: device.ak, token, userId, now: server.now })
  await give(server.deps, userId, 'income', 92_127)
})
afterEach(async () => {
  expect((await checkBooks(server.deps.db)).differences).toEqual([])
  await server.close()
})

const code = async () => {
  expect((await seller.form('/user/sendProof', {})).code).toBe(200)
  const { messages } = (await seller.form('/admin/smsOutbox', {})).data
  return /\d{6}/.exec(messages.find((message) => message.mobile === mobile)?.text ?? '')?.[0] ?? ''
}
const setPassword = async (
  proofPassword: string,
  by: Pick<typeof seller, 'json'> = seller,
  proof: 'mobile' | 'founder' = 'mobile',
) => {
  const no = clientNo()
  const password = await sealedFor(server, no)
  return by.json('/user/setPayPassword', { clientNo: no, password, proof, proofPassword })
}
const apply = async () => {
  const wish = { clientNo: clientNo(), amount: fen(92_127), way: 'bank' as const, payee: card }
  return seller.json('/bctWithdraw/add', { ...wish, payPassword: await sealedFor(server, wish.clientNo) })
}

it('sets the payment password by a code of the bound number, waits a day, and withdraws all', async () => {
  expect((await apply()).reason).toBe('PAY_PASSWORD')
  expect((await setPassword('000000')).reason).toBe('WRONG_PASSWORD')
  server.clock.forward(60_000)
  expect((await setPassword(await code())).data).toEqual({ isSet: true })
  expect(await apply()).toMatchObject({ reason: 'COOLDOWN', msg: expect.stringContaining('设置支付密码后') as string })
  const { data: notices } = (await seller.form('/bctNotice/list', {})).data
  expect(notices.map(({ title }) => title)).toContain('支付密码已设置')
  server.clock.forward(credentials.coolMs)
  expect((await apply()).data).toMatchObject({ amount: 92_127, state: 'applied' })
  expect((await seller.form('/bctWithdraw/getInfo', {})).data).toMatchObject({ income: 0 })
})

it('is seen by the console like any other, paid, and leaves the account free to be closed', async () => {
  await setPassword(await code())
  server.clock.forward(credentials.coolMs)
  const { withdrawId: id } = (await apply()).data
  const lan = await colleague(server, ['finance'])
  const list = (await lan.browser.call('/admin/withdraw/list', {})).data
  expect(list.data).toMatchObject([{ withdrawId: id, user: { blockNo: 0, nickName: '卖掉了' } }])
  expect((await lan.browser.call('/admin/withdraw/info', { id })).data).toMatchObject({ checks: { heldSince: null } })
  const work = (await lan.browser.call('/admin/stat/overview', { span: 'month' })).data
  expect(JSON.stringify(work)).toContain(String(id))
  const step = async (call: '/admin/withdraw/approve' | '/admin/withdraw/paying', ver: number) =>
    (await lan.browser.call(call, { clientNo: clientNo(), id, ver })).data
  const { ver } = await step('/admin/withdraw/approve', 1)
  const paying = await step('/admin/withdraw/paying', ver)
  const wish = { clientNo: clientNo(), id, ver: paying.ver, reference: 'B-1000' }
  expect((await lan.browser.call('/admin/withdraw/paid', wish)).data).toMatchObject({ state: 'paid' })
  expect((await seller.form('/bctAccount/closing', {})).data).toMatchObject({ obstacles: [], rest: 0 })
})

it('takes a code of who has no block alone, a founder password of who has one, and a code only where a number is bound', async () => {
  await settle(server, 8)
  expect((await setPassword('123456', await signedIn(server, 8))).reason).toBe('NO_RIGHT')
  expect((await setPassword(await encrypted(server, founderPassword), seller, 'founder')).reason).toBe('NO_BLOCK')
  await server.deps.db.updateTable('user_account').set({ mobile: '' }).where('user_id', '=', userId).execute()
  expect((await setPassword('123456')).reason).toBe('NOT_FOUND')
})
