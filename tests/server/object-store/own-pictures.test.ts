/** @jest-environment node */
import { fen, qty } from '@contract/money'
import type { Envelope } from '@contract/envelope'
import { keptPicture } from '../../support/server/object-store'
import { pictureFields } from '../../support/texts/picture-fields'
import type { TestServer } from '../../support/server/server'
import { areaId, settle, signedIn, testServer } from '../../support/server/server'
import { signedHeaders } from '../../support/server/signed-client'
import { clientNo, riceId, riceIn } from '../../support/city/small-city'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<typeof signedIn>>

const goods = { title: '新米', content: '', price: fen(680), delivery: 'online', place: '' } as const
const acting = { id: 1, ver: 1 }
const notice = { title: '停水', content: '周六' }
const shop = {
  level: 'stall',
  fee: fen(9_900),
  category: 'food',
  name: '汤铺',
  slogan: '早上六点半',
  place: '南门',
  contact: '19900000409',
}

/** A valid body of each call that takes pictures, without the pictures; evidence of disputes is in `evidence.test.ts`. */
const bodies: Readonly<Record<string, object>> = {
  '/bctSale/add': { ...goods, itemId: riceId, thumbs: '', qty: qty(50_000), minQty: qty(5_000), days: 7 },
  '/bctSale/edit': { ...acting, ...goods, thumbs: '', minQty: 5_000, qtyLeft: 5_000, qtyLeftSeen: 5_000 },
  '/bctBuy/add': { ...goods, itemId: riceId, qty: qty(50_000), days: 7 },
  '/block/edit': { ver: 1, name: '小铺' },
  '/user/edit': { nickName: '阿明' },
  '/bctUser/edit': { nickName: '阿明' },
  '/log/add': { content: '浇水' },
  '/log/edit': { id: 1, content: '浇水' },
  '/bctNotice/add': { areaId, ...notice },
  '/bctNotice/edit': { areaNoticeId: 1, ...notice },
  '/bctFund/proof': { spendId: 1, ver: 1, text: '换灯头六个，工时八小时' },
  '/bctMayor/join': { electionId: 1, ver: 1, statement: '再修两座便民柜，公开每月账。' },
  '/bctMutual/add': { kind: 'need', title: '谁有梯子借一天', thanks: 0, days: 7 },
  '/bctMutual/edit': { mutualId: 1, ver: 1, title: '谁有梯子借一天', thanks: 0 },
  '/bctMutual/finish': { mutualId: 1, ver: 1 },
  '/bctShop/add': shop,
  '/bctShop/edit': { shopId: 1, ver: 1, ...shop },
}
/** A shop is not applied for without a picture. */
const needed = ['/bctShop/add', '/bctShop/edit']
/** What is evidence shows no picture of the demo city. */
const evidence = ['/bctFund/proof']
const deciding = ['/bctMsg/add', '/bctOrder/deliver', '/bctOrder/dispute', '/bctOrder/evidence']

async function say(who: Person, path: string, input: object) {
  const headers = { ...signedHeaders({ ...who, now: server.now }), 'content-type': 'application/json' }
  const payload = JSON.stringify({ clientNo: clientNo(), ...input })
  const { body } = await server.app.inject({ method: 'POST', url: `/api${path}`, headers, payload })
  return JSON.parse(body) as Envelope<{ reason?: string; fields?: Record<string, string> } | null>
}

let next = 100
async function person(): Promise<Person> {
  await settle(server, next)
  return signedIn(server, next++)
}

describe.each(pictureFields.filter(({ path }) => !deciding.includes(path)))('$path $name', ({ path, name }) => {
  /** What the call says about the field; undefined when the pictures are accepted. */
  const faultOf = async (who: Person, pictures: string) => {
    const { data } = await say(who, path, { ...bodies[path], [name]: pictures })
    return data?.reason === 'FORM' ? data.fields?.[name] : undefined
  }

  it('takes kept pictures of who calls, and of the demo city', async () => {
    expect(Object.keys(bodies)).toContain(path)
    const who = await person()
    const ofDemo = evidence.includes(path) ? [] : ['demo/rice.svg']
    for (const good of [...(needed.includes(path) ? [] : ['']), ...ofDemo, await keptPicture(server, who.userId)]) {
      expect([good, await faultOf(who, good)]).toEqual([good, undefined])
    }
  })

  it('takes neither a picture of somebody else nor one that is not there', async () => {
    const [who, other] = [await person(), await person()]
    const [own, foreign] = [await keptPicture(server, who.userId), await keptPicture(server, other.userId)]
    const bad = [foreign, `file/u${who.userId}/gone.png`]
    if (name !== 'avatar' && name !== 'attachment') bad.push(`${own},${foreign}`)
    for (const pictures of bad) expect([pictures, await faultOf(who, pictures)]).toEqual([pictures, '请重新上传图片'])
  })
})

it('what a page showed when it came into other hands stays when it is changed', async () => {
  const [former, heir] = [await person(), await person()]
  const { block_id: blockId, ver } = await server.deps.db
    .selectFrom('block')
    .select(['block_id', 'ver'])
    .where('owner_user_id', '=', heir.userId)
    .executeTakeFirstOrThrow()
  const thumbs = await keptPicture(server, former.userId)
  await server.deps.db.updateTable('block').set({ thumbs }).where('block_id', '=', blockId).execute()
  const own = await keptPicture(server, heir.userId)
  const edited = await heir.json('/block/edit', { clientNo: clientNo(), ver, thumbs: `${thumbs},${own}` })
  expect(edited).toMatchObject({ code: 200, data: { thumbs: `${thumbs},${own}` } })
})

/** Two who may tell the area something, one after the other. */
async function mayors() {
  const pair = [await person(), await person()] as const
  const rows = pair.map(({ userId }) => ({ area_id: areaId, user_id: userId, role: 'mayor' as const, since: 0 }))
  await server.deps.db.insertInto('area_role').values(rows).execute()
  return pair
}

it('the file of a notice stays when the next mayor changes its words', async () => {
  const [one, other] = await mayors()
  const attachment = await keptPicture(server, one.userId)
  const told = await one.json('/bctNotice/add', { clientNo: clientNo(), areaId, ...notice, attachment })
  const { areaNoticeId } = told.data
  const changed = await other.json('/bctNotice/edit', { areaNoticeId, ...notice, title: '周日停水', attachment })
  expect(changed).toMatchObject({ code: 200 })
})

describe('pictures inside what an area is told', () => {
  const showing = (...keys: readonly string[]) => keys.map((key) => `<p>周六<img src="${key}" alt="图"></p>`).join('')
  const tell = (who: Person, content: string) =>
    who.json('/bctNotice/add', { clientNo: clientNo(), areaId, ...notice, content })

  it('are kept uploads of who tells it, or of the demo city', async () => {
    const [one, other] = await mayors()
    const [own, foreign] = [await keptPicture(server, one.userId), await keptPicture(server, other.userId)]
    for (const good of [showing(own), showing('demo/rice.svg'), showing(own, own)])
      expect([good, (await tell(one, good)).code]).toEqual([good, 200])
    for (const bad of [showing(foreign), showing(own, foreign), showing(`file/u${one.userId}/gone.png`)])
      expect(await tell(one, bad)).toMatchObject({ reason: 'FORM', data: { fields: { content: '请重新上传图片' } } })
  })

  it('stay when the next mayor changes its words, who adds his own only', async () => {
    const [one, other] = await mayors()
    const [first, foreign] = [await keptPicture(server, one.userId), await keptPicture(server, (await person()).userId)]
    const { areaNoticeId } = (await tell(one, showing(first))).data
    const change = (content: string) => other.json('/bctNotice/edit', { areaNoticeId, ...notice, content })
    expect((await change(showing(first))).code).toBe(200)
    expect((await change(showing(first, await keptPicture(server, other.userId)))).code).toBe(200)
    expect(await change(showing(first, foreign))).toMatchObject({ data: { fields: { content: '请重新上传图片' } } })
  })
})

it('an own listing is published once more with the pictures it had', async () => {
  const seller = await person()
  const thumbs = await keptPicture(server, seller.userId)
  const body = { ...goods, itemId: riceId, thumbs, qty: qty(50_000), minQty: qty(5_000), days: 7 }
  for (const no of [clientNo(), clientNo()])
    expect(await seller.json('/bctSale/add', { ...body, clientNo: no })).toMatchObject({
      code: 200,
      data: { thumbs },
    })
})
