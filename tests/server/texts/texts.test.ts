import type { TextView } from '@contract/endpoints/console/texts'
import type { AreaTextKey } from '@contract/texts/area-texts'
import { agreedTexts, areaTextIdOf, areaTextKeys, longestAreaText } from '@contract/texts/area-texts'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { firstTexts } from '../../../server/modules/community/first-texts'
import { agreeAsOf, agreedBy, toAgree } from '../../../server/modules/texts/open/agreeing'
import { agree, readText } from '../../../server/modules/texts/reading'
import { editText, listTexts, readVersion } from '../../../server/modules/texts/service'
import { transact } from '../../../server/db/transact'
import { ok } from '@contract/result'
import { staffCaller } from '../../support/admin/as-operator'
import { answerAsk } from '../../support/admin/second'
import { refusalOf } from '../../support/city/outcomes'
import { areaId, clientNo, inSmallCity, operators, resident, valueOf } from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'

let deps: TestDeps
let [one, other] = [0, 0]
let lin: Caller
let block = 300

inSmallCity((fresh) => {
  deps = fresh
})

beforeEach(async () => {
  ;[one = 0, other = 0] = await operators(deps)
  lin = await resident(deps, (block += 1), 0)
})

const reason = '按本市的情况改'
const idOf = (key: AreaTextKey) => areaTextIdOf(areaId, key)
const edit = (key: AreaTextKey, ver: number, content: string) =>
  editText(deps, staffCaller(one), { clientNo: clientNo(), textId: idOf(key), ver, content, reason })
const approve = (key: AreaTextKey) => answerAsk(deps, other, 'approve', { kind: 'areaText', refId: idOf(key) })
const read = async (key: AreaTextKey, ver?: number, who: Caller = guest) =>
  valueOf(await readText(deps, who, { areaId, key, ...(ver !== undefined && { ver }) }))
async function seen(key: AreaTextKey): Promise<TextView> {
  const { texts } = valueOf(await listTexts(deps, staffCaller(one), { areaId }))
  const text = texts.find((row) => row.key === key)
  if (!text) throw new Error(`no ${key}`)
  return text
}
const agreeTo = (who: Caller, ...agreed: { key: (typeof agreedTexts)[number]; ver: number }[]) =>
  agree(deps, who, { clientNo: clientNo(), agreed })
/** The version in force of what is agreed to, which tests of this file raise. */
const inForce = async (key: AreaTextKey) => (await read(key)).ver

describe('a city begins with our words', () => {
  it('as the first version of each text, that nobody wrote', async () => {
    const { texts } = valueOf(await listTexts(deps, staffCaller(one), { areaId }))
    expect(texts.map(({ key }) => key)).toEqual([...areaTextKeys])
    expect(await seen('shop')).toMatchObject({ ver: 1, approval: null, versions: [{ ver: 1, by: '', agreed: null }] })
    const { content } = valueOf(await readVersion(deps, staffCaller(one), { textId: idOf('shop'), ver: 1 }))
    expect(content).toBe(firstTexts.shop)
  })

  it('and they are read where one works alone', async () => {
    const elsewhere = staffCaller(one, { areas: [77] })
    expect(refusalOf(await listTexts(deps, elsewhere, { areaId }))).toMatchObject({ reason: 'NOT_FOUND' })
    expect(refusalOf(await readVersion(deps, elsewhere, { textId: idOf('shop'), ver: 1 }))).toMatchObject({
      reason: 'NOT_FOUND',
    })
    expect(refusalOf(await listTexts(deps, staffCaller(one), { areaId: 77 }))).toMatchObject({ reason: 'NOT_FOUND' })
    expect(refusalOf(await readText(deps, guest, { areaId: 77, key: 'help' }))).toMatchObject({ reason: 'NOT_FOUND' })
  })
})

describe('an operator writes', () => {
  it('the help alone: the next version is in force at once, cleaned, and the older one stays readable', async () => {
    const written = '<p onclick="x()">新的<script>alert(1)</script></p>'
    const { ver, versions } = valueOf(await edit('mutual', 1, written))
    expect(ver).toBe(2)
    expect(versions[0]).toMatchObject({ ver: 2, by: '周琪', second: '', reason, at: deps.clock.now() })
    expect(await read('mutual')).toMatchObject({ title: '互助说明', ver: 2, content: '<p>新的</p>', versions: [] })
    expect((await read('mutual', 1)).content).toContain('感谢')
    expect(refusalOf(await readText(deps, guest, { areaId, key: 'mutual', ver: 3 }))).toMatchObject({
      reason: 'NOT_FOUND',
    })
    const deeds = await deps.db.selectFrom('audit').select('details').where('call', '=', '/admin/text/edit').execute()
    expect(deeds).toContainEqual({ details: { key: 'mutual', ver: 2 } })
  })

  it('nothing that is empty, too long, the same, or of an older version', async () => {
    const reasonOf = async (ver: number, content: string) => refusalOf(await edit('fund', ver, content))
    expect(await reasonOf(1, '<p> </p>')).toMatchObject({ reason: 'FORM', data: { fields: { content: '请填写内容' } } })
    expect(await reasonOf(1, `<p>${'长'.repeat(longestAreaText)}</p>`)).toMatchObject({ reason: 'FORM' })
    expect(await reasonOf(1, firstTexts.fund)).toMatchObject({ data: { fields: { content: '和现在一样' } } })
    expect(await reasonOf(0, '<p>新的</p>')).toMatchObject({ reason: 'MOVED', data: { text: { key: 'fund', ver: 1 } } })
    expect(
      refusalOf(
        await editText(deps, staffCaller(one), {
          clientNo: clientNo(),
          textId: areaTextIdOf(77, 'fund'),
          ver: 1,
          content: '<p>新的</p>',
          reason,
        }),
      ),
    ).toMatchObject({ reason: 'NOT_FOUND' })
  })

  it.each(agreedTexts)('%s with a second one, who is told what will stand there', async (key) => {
    const ver = await inForce(key)
    const asked = valueOf(await edit(key, ver, '<h2>一、运营者</h2><p>测试城运营有限公司</p>'))
    expect(asked).toMatchObject({ ver, approval: { kind: 'areaText', state: 'waiting', reason } })
    expect(asked.approval?.payload).toEqual({
      key,
      ver: ver + 1,
      content: '<h2>一、运营者</h2><p>测试城运营有限公司</p>',
    })
    expect(refusalOf(await edit(key, ver, '<p>又一份</p>'))).toMatchObject({ reason: 'CLOSED' })
    expect(await inForce(key)).toBe(ver)
    valueOf(await approve(key))
    expect(await read(key)).toMatchObject({ ver: ver + 1, content: '<h2>一、运营者</h2><p>测试城运营有限公司</p>' })
    expect((await seen(key)).versions[0]).toMatchObject({ by: '周琪', second: '林岚', reason, agreed: 0 })
  })

  it('and nothing more than was asked for is put in force when it is refused', async () => {
    const ver = await inForce('privacy')
    valueOf(await edit('privacy', ver, '<p>不好</p>'))
    valueOf(await answerAsk(deps, other, 'refuse', { kind: 'areaText', refId: idOf('privacy') }))
    expect(await seen('privacy')).toMatchObject({ ver, approval: null })
  })
})

describe('a resident agrees', () => {
  it('to what is in force, and is asked again when a new version came', async () => {
    const asks = await toAgree(deps.db, lin)
    expect(asks.map(({ key, before }) => [key, before])).toEqual([
      ['agreement', 0],
      ['privacy', 0],
    ])
    expect(valueOf(await agreeTo(lin, ...asks))).toEqual({ asks: [] })
    const ver = await inForce('privacy')
    valueOf(await edit('privacy', ver, `<p>第 ${ver + 1} 版</p>`))
    valueOf(await approve('privacy'))
    expect(await toAgree(deps.db, lin)).toEqual([{ key: 'privacy', ver: ver + 1, before: ver }])
    expect(refusalOf(await agreeTo(lin, { key: 'privacy', ver }))).toMatchObject({
      reason: 'MOVED',
      data: { asks: [{ key: 'privacy', ver: ver + 1 }] },
    })
    const { versions } = await read('privacy', ver, lin)
    expect(versions.slice(0, 2).map((row) => [row.ver, row.agreedAt !== null])).toEqual([
      [ver + 1, false],
      [ver, true],
    ])
    valueOf(await agreeTo(lin, { key: 'privacy', ver: ver + 1 }))
    expect(await toAgree(deps.db, lin)).toEqual([])
    expect((await seen('privacy')).versions[0]?.agreed).toBe(1)
    expect((await agreedBy(deps.db, lin.userId)).map((row) => [row.areaName, row.key, row.ver])).toContainEqual([
      '测试城',
      'privacy',
      ver,
    ])
  })

  it('himself: not a manager for him', async () => {
    const asks = await toAgree(deps.db, lin)
    expect(refusalOf(await agreeTo({ ...lin, isManager: true }, ...asks))).toMatchObject({ reason: 'NO_RIGHT' })
  })

  it('as he signs up to what was in force when he ticked it', async () => {
    const ver = await inForce('agreement')
    const at = deps.clock.now()
    deps.clock.at = at + 60_000
    valueOf(await edit('agreement', ver, `<p>第 ${ver + 1} 版</p>`))
    valueOf(await approve('agreement'))
    const now = deps.clock.now()
    await transact(deps.db, async (tx) => ok(await agreeAsOf(tx, lin, { at, now })))
    expect(await toAgree(deps.db, lin)).toEqual([{ key: 'agreement', ver: ver + 1, before: ver }])
    await transact(deps.db, async (tx) => ok(await agreeAsOf(tx, lin, { at: now + 60_000, now })))
    expect(await toAgree(deps.db, lin)).toEqual([])
    expect((await agreedBy(deps.db, lin.userId))[0]).toMatchObject({ key: 'agreement', ver: ver + 1, at: now })
  })

  it('and no row of it is ever changed', async () => {
    await agreeTo(lin, ...(await toAgree(deps.db, lin)))
    const change = () => deps.db.updateTable('agreed').set({ at: 1 }).where('user_id', '=', lin.userId).execute()
    await expect(change()).rejects.toThrow()
    await expect(deps.db.updateTable('area_text').set({ content: '' }).execute()).rejects.toThrow()
  })
})
