import type { ApiInput, ApiPath } from '@contract/endpoints/all'
import type { RefusalReason } from '@contract/refusals'
import { areaId, founderPassword, mobileOf } from '../../support/server/server'
import type { Role, SpecCity } from './city'
import { clientNo, managePassword } from './city'

/** Every path of specification §7 with the kind of body it names; `any` where it names none. */
export const specPaths = {
  '/user/info': 'form',
  '/user/loginUser': 'form',
  '/user/getPoints': 'form',
  '/user/check': 'form',
  '/user/assets': 'form',
  '/user/rankList': 'form',
  '/user/getInfo': 'form',
  '/user/bindMobile': 'json',
  '/user/edit': 'json',
  '/bctUser/list': 'form',
  '/bctUser/getInfo': 'form',
  '/bctUser/info': 'form',
  '/bctUser/add': 'json',
  '/bctUser/edit': 'json',
  '/bctUser/login': 'form',
  '/bctUser/logina': 'form',
  '/bctUser/remove': 'form',
  '/bctUser/download': 'form',
  '/log/list': 'form',
  '/log/': 'form',
  '/log/add': 'json',
  '/log/check': 'form',
  '/block/list': 'form',
  '/block/addCar': 'form',
  '/block/clearCar': 'form',
  '/block/login': 'form',
  '/block/logina': 'form',
  '/block/findPassword': 'form',
  '/block/check': 'form',
  '/block/getTotal': 'form',
  '/block/edit': 'json',
  '/block/editPassword': 'json',
  '/block/blockInfo': 'json',
  '/block/blockInfos': 'json',
  '/block/sale': 'form',
  '/blockInfo/info': 'form',
  '/blockInfo/taInfo': 'form',
  '/bctNotice/list': 'form',
  '/bctNotice/getInfo': 'form',
  '/bctNotice/info': 'form',
  '/bctNotice/getNum': 'form',
  '/bctNotice/add': 'json',
  '/bctNotice/edit': 'json',
  '/bctNotice/remove': 'form',
  '/bctNotice/download': 'form',
  '/sms/login': 'form',
  '/mini/login': 'form',
} as const satisfies Partial<Record<ApiPath, 'form' | 'json'>>

export type SpecPath = keyof typeof specPaths

type Wish<P extends SpecPath> = (city: SpecCity) => ApiInput<P> | Promise<ApiInput<P>>

/** How a path is called well, and how it is refused. */
export interface Case<P extends SpecPath> {
  /** Who calls well; the owner by default. */
  readonly as?: Role
  readonly good: Wish<P>
  /** A body with one bad field; `noFields` for a call that takes none, whose body is sent as the other kind. */
  readonly bad: object | 'noFields'
  /** A call about somebody else's thing: who makes it, and the answer; absent where the call is about nobody's. */
  readonly notYours?: { readonly as: Role; readonly input: Wish<P>; readonly reason: RefusalReason }
}

const nothing = () => ({})
const other = (city: SpecCity) => city.people.other
const credentials = async ({ sealed }: SpecCity, password: string) => ({
  areaId,
  blockNo: 128,
  password: await sealed(password),
})
const words = { title: '新通知', content: '正文' }
const newMobile = '13911112222'

/** Somebody else's block, with that somebody's password not known. */
const wrongly = <P extends '/block/login' | '/block/logina' | '/bctUser/login' | '/bctUser/logina'>() =>
  ({
    as: 'guest',
    input: (city: SpecCity) => credentials(city, '9999999999999999'),
    reason: 'WRONG_PASSWORD',
  }) satisfies Case<P>['notYours']

/** One case for each path. A path without one does not compile. */
export const cases: { readonly [P in SpecPath]: Case<P> } = {
  '/user/info': { good: (city) => ({ userId: other(city).userId }), bad: { userId: 'x' } },
  '/user/loginUser': {
    as: 'guest',
    good: ({ people }) => ({ areaId, tokens: people.owner.token }),
    bad: { areaId },
  },
  '/user/getPoints': { good: nothing, bad: 'noFields' },
  '/user/check': { good: nothing, bad: 'noFields' },
  '/user/assets': { good: nothing, bad: 'noFields' },
  '/user/rankList': { good: () => ({ areaId }), bad: { areaId: -1 } },
  '/user/getInfo': { good: nothing, bad: 'noFields' },
  '/user/bindMobile': {
    good: async ({ codeFor, prove }) => {
      await prove()
      return { mobile: newMobile, code: await codeFor(newMobile, 'bind') }
    },
    bad: { mobile: '123', code: '123456' },
    notYours: {
      as: 'owner',
      input: async ({ prove }) => {
        await prove()
        return { mobile: mobileOf(129), code: '000000' }
      },
      reason: 'WRONG_PASSWORD',
    },
  },
  '/user/edit': { good: () => ({ intro: '种菜' }), bad: { nickName: '' } },
  '/bctUser/list': { good: () => ({ areaId, q: '居民' }), bad: { areaId: 'x' } },
  '/bctUser/getInfo': { good: nothing, bad: 'noFields' },
  '/bctUser/info': { good: (city) => ({ userId: other(city).userId }), bad: { userId: 'x' } },
  '/bctUser/add': { good: () => ({ areaId }), bad: {} },
  '/bctUser/edit': { good: () => ({ intro: '做木工' }), bad: { intro: '长'.repeat(141) } },
  '/bctUser/login': {
    as: 'guest',
    good: (city) => credentials(city, founderPassword),
    bad: { areaId, blockNo: 0, password: 'x' },
    notYours: wrongly(),
  },
  '/bctUser/logina': {
    as: 'guest',
    good: (city) => credentials(city, managePassword),
    bad: { areaId, blockNo: 128, password: '' },
    notYours: wrongly(),
  },
  '/bctUser/remove': {
    as: 'spare',
    good: ({ people }) => ({ id: people.spare.userId }),
    bad: { id: 'x' },
    notYours: { as: 'owner', input: (city) => ({ id: other(city).userId }), reason: 'NO_RIGHT' },
  },
  '/bctUser/download': {
    good: nothing,
    bad: { id: 'x' },
    notYours: { as: 'owner', input: (city) => ({ id: other(city).userId }), reason: 'NO_RIGHT' },
  },
  '/log/list': { good: () => ({ areaId }), bad: { areaId: 'x' } },
  '/log/': { good: ({ logId }) => ({ id: logId }), bad: { id: 'x' } },
  '/log/add': { good: () => ({ content: '修路灯', clientNo: clientNo() }), bad: { content: '', clientNo: 'x' } },
  '/log/check': { good: nothing, bad: 'noFields' },
  '/block/list': { as: 'guest', good: () => ({ areaId, state: 'offered' }), bad: { areaId, sort: 'best' } },
  '/block/addCar': {
    good: ({ offeredId }) => ({ ids: String(offeredId) }),
    bad: { ids: 'x' },
    notYours: { as: 'owner', input: ({ people }) => ({ ids: String(people.owner.blockId) }), reason: 'OWN' },
  },
  '/block/clearCar': { good: nothing, bad: { onlyInvalid: 2 } },
  '/block/login': {
    as: 'guest',
    good: (city) => credentials(city, founderPassword),
    bad: { areaId, blockNo: 'x', password: 'x' },
    notYours: wrongly(),
  },
  '/block/logina': {
    as: 'guest',
    good: (city) => credentials(city, managePassword),
    bad: { areaId },
    notYours: wrongly(),
  },
  '/block/findPassword': {
    as: 'guest',
    good: async ({ codeFor, sealed }) => {
      const mobile = mobileOf(132)
      const code = await codeFor(mobile, 'findPassword')
      return { areaId, blockNo: 132, mobile, code, password: await sealed('1320000000000132') }
    },
    bad: { areaId, blockNo: 132, mobile: mobileOf(132), code: 'abc', password: 'x' },
    notYours: {
      as: 'guest',
      input: async ({ codeFor, sealed }) => {
        const mobile = mobileOf(131)
        const code = await codeFor(mobile, 'findPassword')
        return { areaId, blockNo: 129, mobile, code, password: await sealed('1290000000000129') }
      },
      reason: 'WRONG_PASSWORD',
    },
  },
  '/block/check': { as: 'guest', good: () => ({ blockNo: 128 }), bad: { blockNo: 0 } },
  '/block/getTotal': { good: nothing, bad: 'noFields' },
  '/block/edit': { good: () => ({ clientNo: clientNo(), ver: 1, name: '西门小院' }), bad: { clientNo: 'x', ver: 1 } },
  '/block/editPassword': {
    good: async ({ sealed }) => ({
      kind: 'manage',
      oldPassword: await sealed(founderPassword),
      newPassword: await sealed(managePassword),
    }),
    bad: { kind: 'any', oldPassword: 'x', newPassword: 'x' },
    notYours: {
      as: 'other',
      input: async ({ sealed }) => ({
        kind: 'founder',
        oldPassword: await sealed('9999999999999999'),
        newPassword: await sealed(founderPassword),
      }),
      reason: 'WRONG_PASSWORD',
    },
  },
  '/block/blockInfo': { as: 'guest', good: (city) => ({ blockId: other(city).blockId }), bad: { blockId: 'x' } },
  '/block/blockInfos': { as: 'guest', good: (city) => ({ blockIds: [other(city).blockId] }), bad: { blockIds: 1 } },
  '/block/sale': { as: 'guest', good: (city) => ({ blockId: other(city).blockId }), bad: { blockId: 'x' } },
  '/blockInfo/info': {
    good: nothing,
    bad: { id: 'x' },
    notYours: { as: 'owner', input: (city) => ({ id: other(city).blockId }), reason: 'NO_RIGHT' },
  },
  '/blockInfo/taInfo': { as: 'guest', good: (city) => ({ id: other(city).blockId }), bad: { id: 'x' } },
  '/bctNotice/list': { good: nothing, bad: { unread: 2 } },
  '/bctNotice/getInfo': { good: nothing, bad: 'noFields' },
  '/bctNotice/info': {
    good: ({ noticeIds }) => ({ id: noticeIds[0] }),
    bad: { id: 'x' },
    notYours: { as: 'other', input: ({ noticeIds }) => ({ id: noticeIds[0] }), reason: 'NOT_FOUND' },
  },
  '/bctNotice/getNum': { good: nothing, bad: 'noFields' },
  '/bctNotice/add': {
    as: 'mayor',
    good: () => ({ areaId, ...words, clientNo: clientNo() }),
    bad: { areaId, title: '', content: '', clientNo: 'x' },
    notYours: { as: 'owner', input: () => ({ areaId, ...words, clientNo: clientNo() }), reason: 'NO_RIGHT' },
  },
  '/bctNotice/edit': {
    as: 'mayor',
    good: ({ areaNoticeId }) => ({ areaNoticeId, ...words, attachment: 'demo/a.pdf' }),
    bad: { areaNoticeId: 'x', ...words },
    notYours: { as: 'owner', input: ({ areaNoticeId }) => ({ areaNoticeId, ...words }), reason: 'NO_RIGHT' },
  },
  '/bctNotice/remove': {
    good: ({ noticeIds }) => ({ id: noticeIds[1] }),
    bad: { id: 'x' },
    notYours: { as: 'other', input: ({ noticeIds }) => ({ id: noticeIds[0] }), reason: 'NOT_FOUND' },
  },
  '/bctNotice/download': {
    good: ({ noticeIds }) => ({ id: noticeIds[2] }),
    bad: { id: 'x' },
    notYours: { as: 'other', input: ({ noticeIds }) => ({ id: noticeIds[2] }), reason: 'NOT_FOUND' },
  },
  '/sms/login': {
    as: 'guest',
    good: async ({ codeFor }) => ({ areaId, mobile: mobileOf(129), code: await codeFor(mobileOf(129), 'login') }),
    bad: { areaId, mobile: 'x', code: 'x' },
    notYours: {
      as: 'guest',
      input: () => ({ areaId, mobile: mobileOf(130), code: '000000' }),
      reason: 'WRONG_PASSWORD',
    },
  },
  '/mini/login': {
    as: 'guest',
    good: async ({ people, wechatCode, prove }) => {
      await prove()
      await people.owner.json('/user/bindWechat', { code: await wechatCode() })
      return { areaId, code: await wechatCode() }
    },
    bad: { areaId, code: '' },
    notYours: { as: 'guest', input: () => ({ areaId, code: 'made-up' }), reason: 'FORM' },
  },
}
