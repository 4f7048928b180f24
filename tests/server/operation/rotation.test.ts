import { createHash, randomBytes } from 'node:crypto'
import { defaultSignTemplate, signNonce, signText } from '@contract/signing'
import { readConfig } from '../../../server/config'
import { developmentSecrets } from '../../../server/development-secrets'
import { resealPayees } from '../../../server/modules/withdrawals/reseal'
import { sealerOf } from '../../../server/modules/withdrawals/seal'
import { testDeps } from '../../support/database'
import { earner, withPayPassword } from '../../support/money'
import { settle, testServer } from '../../support/server'
import { clientNo } from '../../support/small-city'

const pair = (name: string) => ({ secretA: `${name}-secret-a`, secretB: `${name}-secret-b` })

describe('the signing secrets', () => {
  it('leave a former pair valid while it is set, and no other', async () => {
    const server = await testServer({ ...pair('new'), oldSecrets: developmentSecrets })
    await settle(server, 7)
    const call = async (secrets: ReturnType<typeof pair>) => {
      const parts = { ak: 'device-1', t: String(server.now()), a: randomBytes(4).toString('hex') }
      const s = createHash('md5')
        .update(signText(defaultSignTemplate, parts, secrets))
        .digest('hex')
      const headers = { platform: 'browser', u: '0', ...parts, n: signNonce(parts), s }
      const answer = await server.app.inject({ method: 'POST', url: '/api/area/list', headers })
      return answer.json<{ code: number }>().code
    }
    expect([await call(pair('new')), await call(developmentSecrets), await call(pair('third'))]).toEqual([
      200, 200, 500,
    ])
    await server.close()
  })

  it('come as a pair', () => {
    const read = readConfig({ MENPAI_SIGN_OLD_A: 'former-secret-a' })
    expect(read).toEqual({ ok: false, error: ['MENPAI_SIGN_OLD_B: the former pair of signing secrets needs it too'] })
  })
})

it('the seal key: accounts of the former key are read, sealed anew, and then the former is not needed', async () => {
  const [former, present] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64'))
  if (former === undefined || present === undefined) throw new Error('no keys')
  const server = await testServer({ sealKey: former })
  const cat = await earner(server, 9, 300_000)
  const payee = { name: '王小明', account: '6222021001123456789', bank: '工商银行' }
  const wish = { clientNo: clientNo(), amount: 2_000, way: 'bank', payee } as const
  await cat.json('/bctWithdraw/add', await withPayPassword(server, wish))
  const sealed = async () =>
    (await server.deps.db.selectFrom('withdrawal').select('payee_sealed').executeTakeFirstOrThrow()).payee_sealed
  // The sealer is kept for each database: a fresh handle stands for a fresh process.
  const withKeys = (keys: object) => testDeps(server.deps.db.withTables<Record<never, never>>(), keys)
  const rotating = withKeys({ sealKey: present, oldSealKey: former })
  const before = await sealed()
  expect((await sealerOf(rotating)).open(before)).toContain(payee.account)
  expect(await resealPayees(rotating)).toBe(1)
  const after = await sealed()
  expect(after).not.toBe(before)
  const onlyNew = await sealerOf(withKeys({ sealKey: present }))
  expect(onlyNew.open(after)).toContain(payee.account)
  expect(() => onlyNew.open(before)).toThrow()
  await server.close()
})
