import fc from 'fast-check'
import { approvalKinds, readableKinds } from '@contract/console/approval-kinds'
import type { ApprovalKind } from '@contract/console/approval-kinds'
import { mayCall } from '@contract/console/rights'
import { staffRoles } from '@contract/console/roles'
import { postingsOf } from '../../../console/src/kit/approval/postings-of'
import { targetOf } from '../../../console/src/kit/thing/targets'
import { fieldName, payloadFacts, thingOf } from '../../../console/src/pages/approvals/payload'
import { decidedBy } from '../../../server/modules/approvals/rules'
import { sources } from '../../support/texts/source-texts'

const kinds = Object.keys(approvalKinds) as ApprovalKind[]

/** The fields of an object literal, without what stands in brackets. */
function fieldsOf(literal: string): string[] {
  let text = literal
  while (/\([^()]*\)/.test(text)) text = text.replace(/\([^()]*\)/g, '')
  return text
    .split(',')
    .map((part) => part.trim().split(':')[0]?.trim() ?? '')
    .filter((name) => name !== '')
}

/** What every module that asks a second person writes down of what will be done. */
const asking = sources('server')
  .filter(({ text }) => /approvals\/open\/ask'/.test(text) && /\bpayload\b/.test(text))
  .map(({ text }) => [...text.matchAll(/\bpayload(?:: | = )\{([^}]*)\}/g)].flatMap(([, body = '']) => fieldsOf(body)))

describe('what is asked of a second person', () => {
  it('has a Chinese name for every field that is written down anywhere', () => {
    expect(asking.length).toBeGreaterThan(8)
    const names = new Set(asking.flat())
    expect(names.size).toBeGreaterThan(25)
    const raw = [...names].filter(
      (name) => name !== 'postings' && !/\p{Script=Han}/u.test(fieldName('undo', name) ?? ''),
    )
    expect(raw).toEqual([])
  })

  it('is read by whoever decides it, and by nobody who may not see its thing', () => {
    for (const role of staffRoles) {
      const read = readableKinds([role])
      expect(read).toEqual(expect.arrayContaining(decidedBy([role])))
    }
    expect(readableKinds(['administrator'])).toEqual([
      'feeSetting',
      'moneySetting',
      'timeSetting',
      'citySetting',
      'thresholdSetting',
      'staffAdd',
      'staffEdit',
      'staffReset',
    ])
    expect(readableKinds(['operator'])).not.toEqual(expect.arrayContaining(['staffAdd']))
    expect(readableKinds(['auditor'])).toEqual(kinds)
    expect(readableKinds([])).toEqual([])
    fc.assert(
      fc.property(fc.subarray([...staffRoles]), (roles) => {
        const each = new Set(roles.flatMap((role) => readableKinds([role])))
        expect(new Set(readableKinds(roles))).toEqual(each)
      }),
    )
  })

  it('says residents by their blocks and areas by their names', () => {
    const payload = { name: '新人', roles: ['operator'], areas: [3253, 9], userId: 12 }
    const facts = payloadFacts({ kind: 'staffAdd', payload, owners: { 12: '128' } }, new Map([[3253, '测试城']]))
    expect(facts.map(({ value }) => value)).toEqual(['新人', '运营', '测试城、其他区域', '128'])
    const everywhere = payloadFacts({ kind: 'staffAdd', payload: { areas: null, userId: null }, owners: {} }, new Map())
    expect(everywhere.map(({ value }) => value)).toEqual(['全部区域', '无'])
  })

  it('draws its postings by themselves, and only what are some', () => {
    const postings = [{ from: 'user:1:income', to: 'platform:fee', amount: 5 }]
    expect(postingsOf({ postings })).toEqual(postings)
    expect([postingsOf({}), postingsOf({ postings: 'x' }), postingsOf({ postings: [1] })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(payloadFacts({ kind: 'undo', payload: { no: 'B1', postings }, owners: {} }, new Map())).toEqual([
      { name: '单号', value: 'B1' },
    ])
  })
})

const refTypes: Readonly<Record<ApprovalKind, string>> = {
  withdraw: 'withdraw',
  dispute: 'dispute',
  refund: 'pay',
  limit: 'limit',
  feeSetting: 'setting',
  moneySetting: 'setting',
  timeSetting: 'setting',
  citySetting: 'setting',
  thresholdSetting: 'setting',
  areaText: 'text',
  staffAdd: 'staff',
  staffEdit: 'staff',
  staffReset: 'staff',
  correction: 'txn',
  reallot: 'order',
  advance: 'order',
  returned: 'withdraw',
  loss: 'withdraw',
  goodwill: 'user',
  undo: 'handover',
  unfreeze: 'block',
  fundStop: 'fundSpend',
  strike: 'election',
  round: 'round',
  roundHalt: 'round',
  letter: 'letter',
  zoneOffer: 'zone',
}

describe('the way from an ask to its thing', () => {
  it.each(kinds)('is there for %s, and open to who decides it', (kind) => {
    const payload = { no: 'X1', payNo: 'P1' }
    const target = targetOf(thingOf({ kind, refType: refTypes[kind], refId: 7, areaId: null, payload }))
    if (kind === 'staffAdd') return expect(target).toBeUndefined()
    for (const role of approvalKinds[kind])
      expect([role, mayCall(target?.needs ?? '/admin/staff/add', [role])]).toEqual([role, true])
  })

  it('names the thing by its number where its page finds it so', () => {
    const about = { refId: 7, areaId: 3253 } as const
    const refund = thingOf({ ...about, kind: 'refund', refType: 'pay', payload: { payNo: 'P261128-0001' } })
    expect(targetOf(refund)?.search).toEqual({ id: 'new', no: 'P261128-0001', areaId: '3253' })
    const thaw = thingOf({ ...about, kind: 'unfreeze', refType: 'block', payload: { blockNo: 128 } })
    expect(targetOf(thaw)?.search).toEqual({ id: '7', q: '128', areaId: '3253' })
    expect(targetOf({ refType: 'order', refId: 7 })?.search).toEqual({ id: '7' })
    expect(targetOf({ refType: 'sale', refId: 7, no: 'S1' })?.search).toEqual({ id: 'sale-7', q: 'S1' })
    expect(targetOf({ refType: 'export', refId: 7 })).toBeUndefined()
    expect(targetOf({ refType: 'toString', refId: 7 })).toBeUndefined()
  })
})
