import type { ApiInput, ApiPath } from '@contract/endpoints/all'
import { slotLines, sumOf } from '@contract/expand/price'
import { fen } from '@contract/money'
import { receiptFrom, receiptLength } from '@contract/vote/receipt'
import { benches } from '../../../demo/disputes'
import { demoAreaId as areaId } from '../../../demo/residents'
import { form as shopForm, usualFee } from '../../support/city/shop'
import { clientNo, valueOf } from '../../support/city/small-city'
import type { Command } from './command'
import { from } from './command'
import { at, nominating } from './commands-city'
import type { Reader, ReadsCity } from './reads-city'

type CommunityPath = Extract<ApiPath, `/bct${'Expand' | 'Fund' | 'Mayor' | 'Mutual' | 'Shop' | 'Vote'}/${string}`>
/** What of the community carries a number of its own. */
type Path = { [P in CommunityPath]: 'clientNo' extends keyof ApiInput<P> ? P : never }[CommunityPath]

/** Made on a device that keeps it. */
const receipt = receiptFrom(Array.from({ length: receiptLength }, (_, place) => place))

const need = { kind: 'need', title: '谁能帮我搬一张桌子', content: '从二楼到门口。', thanks: 2, days: 7 } as const
const helperNo = 12

/** A need of who lives there, as it stands, with whoever helps. */
interface Need {
  readonly author: Reader
  readonly helper: Reader
  readonly wish: { readonly mutualId: number; readonly ver: number }
  readonly replyId: number
}
type Step = (demo: ReadsCity, blockNo: number) => Promise<Need>

const posted: Step = async (demo, blockNo) => {
  const author = await at(demo, blockNo)
  const { mutualId, ver } = valueOf(await author.json('/bctMutual/add', { ...need, clientNo: clientNo() }))
  return { author, helper: await at(demo, helperNo), wish: { mutualId, ver }, replyId: 0 }
}
const answered: Step = async (demo, blockNo) => {
  const before = await posted(demo, blockNo)
  const reply = { ...before.wish, clientNo: clientNo(), content: '我来。' }
  const { mutualId, ver, mine } = valueOf(await before.helper.json('/bctMutual/join', reply))
  return { ...before, wish: { mutualId, ver }, replyId: mine.replyId ?? 0 }
}
const chosen: Step = async (demo, blockNo) => {
  const { wish, replyId, ...people } = await answered(demo, blockNo)
  const choice = { ...wish, replyId, clientNo: clientNo() }
  const { mutualId, ver } = valueOf(await people.author.json('/bctMutual/choose', choice))
  return { ...people, replyId, wish: { mutualId, ver } }
}
const finished: Step = async (demo, blockNo) => {
  const { wish, ...rest } = await chosen(demo, blockNo)
  const { mutualId, ver } = valueOf(await rest.helper.json('/bctMutual/finish', { ...wish, clientNo: clientNo() }))
  return { ...rest, wish: { mutualId, ver } }
}

/** What one of the two does next about the need of who lives there. */
const onNeed =
  <M extends object>(step: Step, who: 'author' | 'helper', blockNo: number, more: M) =>
  async (demo: ReadsCity) => {
    const { [who]: by, wish } = await step(demo, blockNo)
    return { by, input: { ...wish, ...more } }
  }

/** The shop of who lives there, as its owner sees it. */
const ownShop = async (demo: ReadsCity, blockNo: number) => {
  const by = await at(demo, blockNo)
  const { mine } = valueOf(await by.form('/bctShop/levels', { areaId }))
  if (!mine) throw new Error(`${blockNo} has no shop`)
  const { shopId, ver, level } = mine
  return { by, wish: { shopId, ver }, level }
}

const question = { kind: 'opinion', title: '周末夜市收摊时间', content: '改到 22:00。', days: 3 } as const

/** A question of who lives there. */
const asked = async (demo: ReadsCity, blockNo: number, draft: 0 | 1) => {
  const by = await at(demo, blockNo)
  const { voteId, ver } = valueOf(await by.json('/bctVote/add', { ...question, draft, clientNo: clientNo() }))
  return { by, wish: { voteId, ver } }
}

const votesOf = async (by: Reader) => valueOf(await by.form('/bctVote/list', { areaId, page: 1, tab: 'todo' }))

/** In this order: the election is voted in until somebody stands for it. */
export const communityCommands: { readonly [P in Path]: Command<P> } = {
  '/bctExpand/add': async (demo) => {
    const by = await at(demo, 94)
    const { round, mine } = valueOf(await by.form('/bctExpand/info', { areaId }))
    if (!round || !mine) throw new Error('no round is open')
    const { roundId, ver, tiers } = round
    return { by, input: { roundId, ver, count: 1, amount: sumOf(slotLines(tiers, mine.capacity, 1) ?? []) } }
  },
  '/bctFund/add': from(12, { areaId, amount: fen(20_00), memo: '给路灯', anonymous: false }),
  '/bctFund/proof': async (demo) => {
    const by = await at(demo, 91)
    const { id: spendId } = await demo.find('spend')
    const { ver, proof } = valueOf(await by.form('/bctFund/spend', { spendId }))
    return { by, input: { spendId, ver, text: '换灯头 6 个，发票两张，重新核对。', thumbs: proof?.thumbs ?? '' } }
  },
  '/bctFund/giveBack': async (demo) => {
    const by = await at(demo, 2107)
    const { spends } = valueOf(await by.form('/bctFund/info', { areaId }))
    const { spendId = 0, ver = 0 } = spends.find(({ isPayee }) => isPayee) ?? {}
    return { by, input: { spendId, ver, amount: fen(1_00) } }
  },
  '/bctMayor/cast': async (demo) => {
    const { election } = valueOf(await demo.guest.form('/bctMayor/info', { areaId }))
    return { by: await at(demo, 130), input: { electionId: election?.electionId ?? 0, ranks: [1], receipt } }
  },
  '/bctMayor/join': async (demo) => ({
    by: demo.resident,
    input: { ...(await nominating(demo)), statement: '把北门到南桥的路灯都修好。' },
  }),
  '/bctMayor/quit': async (demo) => ({ by: await at(demo, 1866), input: await nominating(demo) }),
  '/bctMutual/add': from(409, need),
  '/bctMutual/edit': onNeed(posted, 'author', 132, { title: need.title, content: '从三楼到门口。', thanks: 3 }),
  '/bctMutual/pin': async (demo) => {
    const { wish } = await posted(demo, 91)
    return { by: await at(demo, benches.mayor), input: { ...wish, on: 1 } }
  },
  '/bctMutual/join': onNeed(posted, 'helper', 409, { content: '我来。' }),
  '/bctMutual/withdraw': onNeed(answered, 'helper', 132, {}),
  '/bctMutual/choose': async (demo) => {
    const { author: by, wish, replyId } = await answered(demo, 91)
    return { by, input: { ...wish, replyId } }
  },
  '/bctMutual/finish': onNeed(chosen, 'helper', 1866, {}),
  '/bctMutual/done': onNeed(finished, 'author', 1866, { helped: 1 }),
  '/bctMutual/close': onNeed(posted, 'author', 94, {}),
  '/bctShop/add': from(130, shopForm({ name: '张姨豆腐' })),
  '/bctShop/edit': async (demo) => {
    const { by, wish, level } = await ownShop(demo, 94)
    return { by, input: { ...shopForm({ level, name: '阿木木工' }), ...wish } }
  },
  '/bctShop/withdraw': async (demo) => {
    const by = await at(demo, 91)
    const { shopId, ver } = valueOf(await by.json('/bctShop/add', { ...shopForm(), clientNo: clientNo() }))
    return { by, input: { shopId, ver } }
  },
  '/bctShop/pay': async (demo) => {
    const { by, wish, level } = await ownShop(demo, 1866)
    return { by, input: { ...wish, level } }
  },
  '/bctShop/renew': async (demo) => {
    const { by, wish, level } = await ownShop(demo, 128)
    return { by, input: { ...wish, level, fee: usualFee(level) } }
  },
  '/bctVote/add': from(130, { ...question, draft: 1 }),
  '/bctVote/edit': async (demo) => {
    const { by, wish } = await asked(demo, 12, 1)
    return { by, input: { ...question, ...wish, content: '改到 21:30。', draft: 0 } }
  },
  '/bctVote/cancel': async (demo) => {
    const { by, wish } = await asked(demo, 94, 0)
    return { by, input: wish }
  },
  '/bctVote/support': async (demo) => {
    const by = await at(demo, 409)
    const { voteId = 0, ver = 0 } = (await votesOf(by)).asking[0] ?? {}
    return { by, input: { voteId, ver, on: 1 } }
  },
  '/bctVote/cast': async (demo) => {
    const by = await at(demo, 132)
    const { voteId = 0 } = (await votesOf(by)).data[0] ?? {}
    return { by, input: { voteId, choice: [0], receipt } }
  },
}
