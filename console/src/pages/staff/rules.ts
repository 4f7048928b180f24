import type { StaffAreas } from '@contract/console/roles'
import { copy } from './copy'

/** Where somebody may act, by names. */
export const areasText = (areas: StaffAreas, names: ReadonlyMap<number, string>): string =>
  areas?.map((areaId) => names.get(areaId) ?? String(areaId)).join('、') ?? copy.everywhere

/** Calls by what they are about: the first word of their path. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  登录: ['session'],
  复核: ['approval', 'threshold'],
  纠纷: ['dispute', 'draft'],
  提现: ['withdraw'],
  退款和更正: ['pay', 'refund', 'correction', 'txn'],
  过户: ['handover'],
  举报: ['report'],
  订单和挂牌: ['order', 'offer', 'sale', 'buy'],
  居民: ['user', 'limit', 'note', 'search'],
  区域和区块: ['area', 'zone', 'block'],
  扩容期: ['round'],
  选举和投票: ['election', 'vote'],
  基金: ['fund'],
  商铺: ['shop'],
  互助: ['mutual'],
  公告: ['notice'],
  类目和导入: ['category', 'item', 'import'],
  账本和对账: ['account', 'entry', 'book', 'books'],
  统计: ['stat'],
  审计: ['act', 'audit'],
  员工: ['staff'],
}

/** Of what a call is about; undefined for a subject that has no words. */
export function subjectOf(path: string): string | undefined {
  const [, word] = /^\/admin\/([a-z]+)/.exec(path) ?? []
  return Object.entries(subjects).find(([, words]) => word !== undefined && words.includes(word))?.[0]
}

/** The subjects in their order, each with those of its calls whose words or whose own words say what is looked for. */
export function bySubject<T extends { readonly path: string; readonly words: string }>(calls: readonly T[], q: string) {
  const found = calls.filter(({ path, words }) => `${subjectOf(path) ?? ''} ${words}`.includes(q.trim()))
  return Object.keys(subjects)
    .map((subject) => ({ subject, calls: found.filter(({ path }) => subjectOf(path) === subject) }))
    .filter(({ calls: some }) => some.length > 0)
}
