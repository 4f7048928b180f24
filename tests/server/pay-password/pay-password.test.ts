import { fen } from '@contract/money'
import { earner, give, payPassword, sealedFor, withPayPassword } from '../../support/city/money'
import type { TestServer } from '../../support/server/server'
import { encrypted, founderPassword, settle, signedIn, testServer } from '../../support/server/server'
import { clientNo } from '../../support/city/small-city'
import { checkPayPassword } from '../../../server/modules/pay-password/open/check'

let server: TestServer
let next = 100
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

type Client = Awaited<ReturnType<typeof signedIn>>

const use = { call: '/bctPay/submit', input: {} }

const set = async (
  client: Client,
  password: string,
  proof: 'pay' | 'founder',
  proofPassword: string,
  no = clientNo(),
) =>
  client.json('/user/setPayPassword', {
    clientNo: no,
    password: await sealedFor(server, no, password),
    proof,
    proofPassword: await (proof === 'pay' ? sealedFor(server, no, proofPassword) : encrypted(server, proofPassword)),
  })
const check = async (client: Client, password: string) => {
  const no = clientNo()
  return checkPayPassword(server.deps, client.userId, {
    sealed: await sealedFor(server, no, password),
    clientNo: no,
    ...use,
  })
}
const reasonOf = async (client: Client, password: string) => {
  const checked = await check(client, password)
  return checked.ok ? 'right' : checked.error
}

it('is set with the founder password, changed with the old one, and told', async () => {
  await settle(server, next)
  const cat = await signedIn(server, next++)
  expect((await cat.form('/user/payPassword', {})).data).toMatchObject({ isSet: false, left: 5, above: 20_000 })
  expect(await check(cat, payPassword)).toMatchObject({ error: { reason: 'PAY_PASSWORD', data: { isSet: false } } })
  expect((await set(cat, payPassword, 'pay', payPassword)).reason).toBe('PAY_PASSWORD')
  expect((await set(cat, payPassword, 'founder', founderPassword)).data).toEqual({ isSet: true })
  expect((await set(cat, '736251', 'pay', payPassword)).data).toEqual({ isSet: true })
  expect(await reasonOf(cat, '736251')).toBe('right')
  expect((await cat.form('/bctNotice/list', {})).data.data.map(({ kind }) => kind)).toEqual([
    'payPassword',
    'payPassword',
  ])
})

it('is asked for when none was sent', async () => {
  const cat = await earner(server, next++, 0)
  expect(
    await checkPayPassword(server.deps, cat.userId, { sealed: undefined, clientNo: clientNo(), ...use }),
  ).toMatchObject({
    error: { reason: 'PAY_PASSWORD', data: { isSet: true } },
  })
})

it.each(['12345', '1234567', 'abcdef', '111111', '123456', '987654', ''])(
  'refuses %s as no good six digits',
  async (bad) => {
    const cat = await earner(server, next++, 0)
    const answer = await set(cat, bad, 'pay', payPassword)
    expect(answer.reason).toBe('FORM')
    expect(await reasonOf(cat, payPassword)).toBe('right')
  },
)

it('tells how many tries are left, locks after five, says for how long, and opens again', async () => {
  const cat = await earner(server, next++, 0)
  const left: unknown[] = []
  for (let i = 0; i < 4; i++) {
    const checked = await check(cat, '000001')
    if (!checked.ok) left.push(checked.error.data?.left)
  }
  expect(left).toEqual([4, 3, 2, 1])
  const until = server.clock.now() + 30 * 60_000
  expect(await reasonOf(cat, '000001')).toMatchObject({
    reason: 'LOCKED',
    msg: '支付密码尝试次数过多，请 30 分钟后再试',
    data: { until },
  })
  expect(await reasonOf(cat, payPassword)).toMatchObject({ reason: 'LOCKED', data: { until } })
  expect((await cat.form('/user/payPassword', {})).data).toMatchObject({ left: 0, lockedUntil: until })
  server.clock.forward(20 * 60_000 + 1)
  expect(await reasonOf(cat, payPassword)).toMatchObject({ msg: '支付密码尝试次数过多，请 10 分钟后再试' })
  server.clock.forward(10 * 60_000 - 2)
  expect(await reasonOf(cat, payPassword)).toMatchObject({ reason: 'LOCKED' })
  server.clock.forward(1)
  expect((await cat.form('/user/payPassword', {})).data).toMatchObject({ left: 5, lockedUntil: null })
  expect(await reasonOf(cat, payPassword)).toBe('right')
})

it('forgets what was wrong ten minutes ago, to the moment', async () => {
  const cat = await earner(server, next++, 0)
  const left = async () => (await cat.form('/user/payPassword', {})).data.left
  await check(cat, '000001')
  server.clock.forward(10 * 60_000 - 1)
  expect(await left()).toBe(4)
  server.clock.forward(1)
  expect(await left()).toBe(5)
})

it('looks at five of many parallel tries, so that nobody guesses in a burst', async () => {
  const cat = await earner(server, next++, 0)
  const no = clientNo()
  const sealed = await sealedFor(server, no, '000001')
  const answers = await Promise.all(
    Array.from({ length: 18 }, () => checkPayPassword(server.deps, cat.userId, { sealed, clientNo: no, ...use })),
  )
  const reasons = answers.map((answer) => (answer.ok ? 'right' : answer.error.reason))
  expect(reasons.filter((reason) => reason === 'WRONG_PASSWORD')).toHaveLength(4)
  expect(reasons.filter((reason) => reason === 'LOCKED')).toHaveLength(14)
})

it('forgets wrong tries after the right one, and a lock after the founder password', async () => {
  const cat = await earner(server, next++, 0)
  await check(cat, '000001')
  await check(cat, payPassword)
  expect((await cat.form('/user/payPassword', {})).data.left).toBe(5)
  for (let i = 0; i < 5; i++) await check(cat, '000001')
  expect((await set(cat, '736251', 'founder', founderPassword)).code).toBe(200)
  expect(await reasonOf(cat, '736251')).toBe('right')
})

it('counts a wrong founder password as a wrong sign-in', async () => {
  const cat = await earner(server, next++, 0)
  expect(await set(cat, '736251', 'founder', '9999999999999999')).toMatchObject({
    reason: 'WRONG_PASSWORD',
    data: { left: 4 },
  })
  for (let i = 0; i < 4; i++) await set(cat, '736251', 'founder', '9999999999999999')
  expect((await set(cat, '736251', 'founder', founderPassword)).reason).toBe('LOCKED')
})

it('answers a repeat whose first answer was lost, although the proof is old by then', async () => {
  const cat = await earner(server, next++, 0)
  const no = clientNo()
  expect((await set(cat, '736251', 'pay', payPassword, no)).code).toBe(200)
  expect((await set(cat, '736251', 'pay', payPassword, no)).data).toEqual({ isSet: true })
  expect((await cat.form('/user/payPassword', {})).data.left).toBe(5)
})

it('is kept as a hash only', async () => {
  const cat = await earner(server, next++, 0)
  const { db } = server.deps
  const row = await db
    .selectFrom('pay_password')
    .selectAll()
    .where('user_id', '=', cat.userId)
    .executeTakeFirstOrThrow()
  expect(row.hash).toMatch(/^\$argon2id\$/)
  const commands = await db.selectFrom('command').select(['answer']).where('user_id', '=', cat.userId).execute()
  expect(JSON.stringify([row, commands])).not.toContain(payPassword)
})

it('that was caught on its way is good for its own command only, and without a number for none', async () => {
  const cat = await earner(server, next++, 50_000)
  const payee = { name: '王小明', account: '6222021001123456789', bank: '工商银行' }
  const wish = () => ({ clientNo: clientNo(), amount: fen(2_000), way: 'bank' as const, payee })
  const first = await withPayPassword(server, wish())
  expect((await cat.json('/bctWithdraw/add', { ...first, clientNo: clientNo() })).reason).toBe('WRONG_PASSWORD')
  const bare = { ...wish(), payPassword: await encrypted(server, payPassword) }
  expect((await cat.json('/bctWithdraw/add', bare)).reason).toBe('WRONG_PASSWORD')
  const done = await cat.json('/bctWithdraw/add', first)
  expect(done.code).toBe(200)
  const stolen = {
    clientNo: clientNo(),
    password: first.payPassword,
    proof: 'pay',
    proofPassword: first.payPassword,
  } as const
  expect((await cat.json('/user/setPayPassword', stolen)).code).toBe(500)
  expect((await cat.json('/bctWithdraw/add', first)).data).toEqual(done.data)
})

describe('that was caught with a command which was refused', () => {
  const payee = { name: '王小明', account: '6222021001123456789', bank: '工商银行' }
  const thief = { name: '王小明', account: '6222021001999996789', bank: '工商银行' }
  /** More than there is, so that it is refused after the password was looked at. */
  const wish = () => ({ clientNo: clientNo(), amount: fen(20_000), way: 'bank' as const, payee })

  it('is good for no other call', async () => {
    const cat = await earner(server, next++, 5_000)
    const first = await withPayPassword(server, wish())
    expect((await cat.json('/bctWithdraw/add', first)).reason).toBe('NOT_ENOUGH')
    const { clientNo: no, payPassword: sealed } = first
    const fresh = await sealedFor(server, no, '736251')
    const stolen = { clientNo: no, password: fresh, proof: 'pay', proofPassword: sealed } as const
    expect((await cat.json('/user/setPayPassword', stolen)).data).toMatchObject({
      reason: 'FORM',
      fields: { clientNo: '这个编号已经用过' },
    })
    expect(await reasonOf(cat, payPassword)).toBe('right')
  })

  it.each([{ amount: fen(2_000) }, { payee: thief }, { way: 'alipay', payee: { ...payee, account: '13912345678' } }])(
    'nor for another withdrawal: %j',
    async (other) => {
      const cat = await earner(server, next++, 5_000)
      const first = await withPayPassword(server, wish())
      expect((await cat.json('/bctWithdraw/add', first)).reason).toBe('NOT_ENOUGH')
      await give(server.deps, cat.userId, 'income', 50_000)
      expect((await cat.json('/bctWithdraw/add', { ...first, ...other } as typeof first)).data).toMatchObject({
        reason: 'FORM',
        fields: { clientNo: '这个编号已经用过' },
      })
      expect((await cat.json('/bctWithdraw/add', first)).code).toBe(200)
    },
  )

  it('is bound by one of two that come at once', async () => {
    const cat = await earner(server, next++, 0)
    const no = clientNo()
    const sealed = await sealedFor(server, no)
    const both = [1, 2].map((amount) =>
      checkPayPassword(server.deps, cat.userId, { ...use, sealed, clientNo: no, input: { amount } }),
    )
    expect((await Promise.all(both)).map(({ ok }) => ok).sort()).toEqual([false, true])
  })
})

it('forgets no wrong try for a repeat of a command that was right, and counts none for it', async () => {
  const cat = await earner(server, next++, 0)
  const no = clientNo()
  const caught = { sealed: await sealedFor(server, no, payPassword), clientNo: no, ...use }
  const again = () => checkPayPassword(server.deps, cat.userId, caught)
  const infoOf = async () => (await cat.form('/user/payPassword', {})).data
  expect((await again()).ok).toBe(true)
  for (let i = 0; i < 3; i++) await check(cat, '000001')
  for (let i = 0; i < 3; i++) expect((await again()).ok).toBe(true)
  expect(await infoOf()).toMatchObject({ left: 2, lockedUntil: null })
  await check(cat, '000001')
  expect((await again()).ok).toBe(true)
  expect(await infoOf()).toMatchObject({ left: 1, lockedUntil: null })
  expect(await reasonOf(cat, '000001')).toMatchObject({ reason: 'LOCKED' })
  expect(await again()).toMatchObject({ error: { reason: 'LOCKED' } })
})

it('counts wrong tries right that come between repeats at the same moment', async () => {
  const cat = await earner(server, next++, 0)
  const no = clientNo()
  const caught = { sealed: await sealedFor(server, no, payPassword), clientNo: no, ...use }
  await checkPayPassword(server.deps, cat.userId, caught)
  const wrong = Array.from({ length: 3 }, () => check(cat, '000001'))
  await Promise.all([checkPayPassword(server.deps, cat.userId, caught), ...wrong])
  expect((await cat.form('/user/payPassword', {})).data).toMatchObject({ left: 2, lockedUntil: null })
})
