import { addresses } from '@contract/limits'
import { clientNo } from '../../support/city/small-city'
import type { TestServer } from '../../support/server/server'
import { settle, signedIn, testServer } from '../../support/server/server'

type Client = Awaited<ReturnType<typeof signedIn>>

let server: TestServer
let own: Client
let other: Client

beforeEach(async () => {
  server = await testServer()
  await settle(server, 128)
  await settle(server, 129)
  own = await signedIn(server, 128)
  other = await signedIn(server, 129)
})
afterEach(() => server.close())

const home = { name: '张三', mobile: '13700001234', regionCode: 440_305, street: '海德路 1 号 2 栋' }

async function save(wish: object = {}, by: Client = own) {
  server.clock.forward(1)
  return by.json('/bctAddress/save', { clientNo: clientNo(), ...home, ...wish })
}
const saved = async (wish: object = {}, by: Client = own) => {
  const answer = await save(wish, by)
  expect(answer.code).toBe(200)
  return answer.data.addressId
}
const book = async (by: Client = own) => (await by.form('/bctAddress/list', {})).data.data
const streets = async () => (await book()).map(({ street, isDefault }) => (isDefault ? `*${street}` : street))

it('keeps an address with its region in words; the first is the default one, and only its owner sees it', async () => {
  const addressId = await saved()
  expect(await book()).toEqual([{ addressId, ...home, region: '广东省 深圳市 南山区', isDefault: true }])
  expect(await book(other)).toEqual([])
})

it('is kept once however often its command is sent, and the kept answer says nothing of it', async () => {
  const wish = { clientNo: clientNo(), ...home }
  const [one, two] = [await own.json('/bctAddress/save', wish), await own.json('/bctAddress/save', wish)]
  expect(two.data).toEqual(one.data)
  expect(await book()).toHaveLength(1)
  const kept = await server.deps.db
    .selectFrom('command')
    .select('answer')
    .where('call', '=', '/bctAddress/save')
    .execute()
  expect(JSON.stringify(kept)).not.toContain('海德路')
  expect((await own.json('/bctAddress/save', { ...wish, street: '别处' })).reason).toBe('FORM')
})

it('there is one default address, first in the list; the others follow, the latest changed first', async () => {
  const one = await saved({ street: '一' })
  await saved({ street: '二' })
  const three = await saved({ street: '三', isDefault: true })
  expect(await streets()).toEqual(['*三', '二', '一'])
  for (let n = 0; n < 2; n++) expect((await own.form('/bctAddress/setDefault', { id: one })).code).toBe(200)
  expect(await streets()).toEqual(['*一', '三', '二'])
  await saved({ id: one, street: '一改' })
  expect(await streets()).toEqual(['*一改', '三', '二'])
  await own.form('/bctAddress/remove', { id: one })
  expect(await streets()).toEqual(['*三', '二'])
  await own.form('/bctAddress/remove', { id: three })
  expect((await own.form('/bctAddress/remove', { id: three })).reason).toBe('NOT_FOUND')
  expect(await streets()).toEqual(['*二'])
})

it('keeps twenty and no more, also of two that come at once; each of them can still be changed', async () => {
  const ids = []
  for (let n = 0; n < addresses.most - 1; n++) ids.push(await saved({ street: `${n}` }))
  const both = await Promise.all([save({ street: '左' }), save({ street: '右' })])
  expect(both.map(({ code, reason }) => reason ?? code).sort()).toEqual([200, 'LIMIT'])
  expect(both.find(({ reason }) => reason === 'LIMIT')?.msg).toBe('最多保存 20 个地址，删除几个再新增')
  expect(await book()).toHaveLength(addresses.most)
  await saved({ id: ids[3], street: '改' })
  expect((await save({}, other)).code).toBe(200)
})

it('of two that come at once one is the default', async () => {
  await Promise.all([save({ street: '左', isDefault: true }), save({ street: '右', isDefault: true })])
  expect((await book()).map(({ isDefault }) => isDefault)).toEqual([true, false])
})

it.each([
  ['a name and a street have their longest', { name: '长'.repeat(20), street: '街'.repeat(80) }, 200],
  ['a longer name', { name: '长'.repeat(21) }, 'FORM'],
  ['a longer street', { street: '街'.repeat(81) }, 'FORM'],
  ['no name', { name: ' ' }, 'FORM'],
  ['no street', { street: '' }, 'FORM'],
  ['a landline', { mobile: '0755-12345678' }, 'FORM'],
  ['a mobile number with a digit too many', { mobile: '137000012345' }, 'FORM'],
  ['a region that is divided further', { regionCode: 440_300 }, 'FORM'],
  ['a region that is not in the list', { regionCode: 999_998 }, 'FORM'],
])('%s: %j is answered %s', async (_what, wish, outcome) => {
  const { code, reason } = await save(wish)
  expect(reason ?? code).toBe(outcome)
})

it('somebody else’s address cannot be changed, made the default one, or removed', async () => {
  const id = await saved()
  const refused = [
    await save({ id }, other),
    await other.form('/bctAddress/setDefault', { id }),
    await other.form('/bctAddress/remove', { id }),
  ]
  expect(refused.map(({ reason }) => reason)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
  expect(await book()).toMatchObject([home])
})

it('regions are chosen step by step; a step with one choice is taken at once', async () => {
  const step = async (code?: number) => (await own.form('/bctAddress/regions', code === undefined ? {} : { code })).data
  const names = (of: readonly { name: string }[]) => of.map(({ name }) => name)
  const provinces = await step()
  expect(provinces.way).toEqual([])
  expect(provinces.parts).toHaveLength(34)
  const guangdong = await step(440_000)
  expect(names(guangdong.parts)).toContain('深圳市')
  const shenzhen = await step(440_300)
  expect(names(shenzhen.way)).toEqual(['广东省', '深圳市'])
  expect(shenzhen.parts).toContainEqual({ code: 440_305, name: '南山区', words: '广东省 深圳市 南山区' })
  expect(await step(440_305)).toMatchObject({
    way: [{ words: null }, { words: null }, { words: '广东省 深圳市 南山区' }],
    parts: [],
  })
  expect(names((await step(110_000)).parts)).toContain('东城区')
  expect((await own.form('/bctAddress/regions', { code: 999_998 })).reason).toBe('NOT_FOUND')
})
