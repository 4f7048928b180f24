import type { ApiInput } from '@contract/endpoints/all'
import { votes } from '@contract/vote/limits'
import { moduleNames, moduleWords } from '@contract/modules'
import { everywhere, readOnlyText } from '@contract/settings/access'
import { fen } from '@contract/money'
import { demoAreaId as areaId, demoPassword } from '../../../../demo/residents'
import { agreeAsStaff, askAsStaff, openAsStaff } from '../../support/as-staff'
import type { Device, Person } from '../../support/device'
import { ask, clientNo, deviceOf } from '../../support/device'
import { endReservations, forward, hourMs, openForTrade } from '../../support/server-time'
import { expect } from '../../support/test'
import { payFor } from './prepared'
import { openVote, walkReaders } from './reader-states'
import type { View } from './views'

// What a reader may not do, and why: while the own block is offered for transfer, in a halt of trading, at each state of a round of
// slots, and where the modules are closed; what depends on who reads stands in `reader-states`.

/** Who sees a page, and what it says then. */
export interface Said {
  readonly who: Device
  readonly view: View
  readonly says: string | RegExp
}

export type Look = (said: Said) => Promise<void>

const person = (blockNo: number): Person => ({ blockNo, password: demoPassword(blockNo) })
/** Who has all slots that a block may have, who buys the last ones, and who looks on. */
const full = person(94)
const payer = person(91)
const waiting = person(130)
/** Whose block is offered for transfer. */
const leaver = person(132)

const roundNow = async (device: Device) => {
  const { round, mine } = await ask(device, '/bctExpand/info', { areaId })
  if (!round || !mine) throw new Error('a round is shown to who holds a block')
  return { round, mine }
}

/** Asks the city for an opinion; the vote's id. */
export async function askCity(author: Device, title: string): Promise<number> {
  const wish = { kind: 'opinion', title, content: '看看。', days: votes.days[0], draft: 0 } as const
  return (await ask(author, '/bctVote/add', { clientNo: clientNo(), ...wish })).voteId
}

/**
 * The reader's block is offered for transfer: nothing of the city can be begun with it; and a vote that opens meanwhile is not for it, even
 * when it was taken back.
 */
async function walkTransfer(serverUrl: string, look: Look): Promise<void> {
  const who = await deviceOf(serverUrl, leaver)
  const offer = async (transfer: ApiInput<'/block/edit'>['transfer']) => {
    const { ver } = await ask(who, '/blockInfo/info', {})
    await ask(who, '/block/edit', { clientNo: clientNo(), ver, transfer })
  }
  await offer({ price: fen(100_000), until: who.server.now() + 24 * hourMs })
  const off = `${leaver.blockNo} 号转让中，`
  await look({ who, view: { route: 'expand' }, says: `${off}不能购买格位` })
  await look({ who, view: { route: 'vote', query: `?id=${await openVote(who)}` }, says: `${off}不能投票` })
  await look({ who, view: { route: 'mayor' }, says: new RegExp(`^${off}`) })
  const later = await askCity(await deviceOf(serverUrl, full), '名册之外看一看')
  await offer(null)
  const notListed = `${leaver.blockNo} 号不在这次名册里`
  await look({ who, view: { route: 'vote', query: `?id=${later}` }, says: notListed })
}

const halted = '交易已暂停，资金不受影响'
/** The bar of a vote that is open: also at night and in a halt. */
export const always = /^(请选|投出|改投|看回执)/

/** The owner of a shop whose term may be renewed, and its page. */
export async function renewable(serverUrl: string): Promise<{ readonly who: Device; readonly view: View }> {
  const who = await deviceOf(serverUrl, person(128))
  const { mine } = await ask(who, '/bctShop/levels', { areaId })
  if (mine?.acts.includes('renew') !== true) throw new Error('the shop of block 128 may be renewed')
  return { who, view: { route: 'shopInfo', query: `?id=${mine.shopId}` } }
}

/** Trading is halted: nothing can be paid, and the rest goes on. */
async function walkHalt(serverUrl: string, look: Look): Promise<void> {
  const halt = (isHalted: boolean) =>
    askAsStaff(serverUrl, '周琪', '/admin/area/halt', {
      clientNo: clientNo(),
      areaId,
      halted: isHalted,
      reason: '核对账目',
    })
  await halt(true)
  for (const route of ['expand', 'fund'] as const)
    await look({ who: await deviceOf(serverUrl, waiting), view: { route }, says: halted })
  const { who, view } = await renewable(serverUrl)
  await look({ who, view, says: halted })
  await look({ who, view: { route: 'vote', query: `?id=${await openVote(who)}` }, says: always })
  await halt(false)
}

/** Ends the rounds that are open, and plans one of five slots which opens in a minute. */
async function planSmallRound(serverUrl: string): Promise<void> {
  const one = await deviceOf(serverUrl, waiting)
  for (let { round } = await roundNow(one); round.state === 'open'; { round } = await roundNow(one)) {
    const act = { roundId: round.roundId, ver: round.ver, act: 'askHalt' } as const
    const asking = { clientNo: clientNo(), ...act, reason: '定价有误，停售本期' }
    await askAsStaff(serverUrl, '周琪', '/admin/round/act', asking)
    await agreeAsStaff(serverUrl, '沈越', 'roundHalt', round.roundId)
  }
  const openAt = one.server.now() + 60_000
  const plan = { kind: 'slot', roundNo: 9, title: '格位', description: '', quota: 5 } as const
  const { roundId } = await askAsStaff(serverUrl, '周琪', '/admin/round/add', {
    clientNo: clientNo(),
    areaId,
    ...plan,
    tiers: [{ from: 4, to: 20, price: fen(1) }],
    openAt,
    closeAt: openAt + 72 * hourMs,
  })
  await agreeAsStaff(serverUrl, '沈越', 'round', roundId)
}

async function reserve(device: Device, count: number): Promise<string> {
  const { round } = await roundNow(device)
  const wish = { roundId: round.roundId, ver: round.ver, count, amount: fen(count) }
  return (await ask(device, '/bctExpand/add', { clientNo: clientNo(), ...wish })).payNo
}

/** A round of slots in each of its states: none, open, all of one block, reserved, sold out, over; then a round of plots. */
async function walkRound(serverUrl: string, look: Look): Promise<void> {
  const as = (who: Person) => deviceOf(serverUrl, who)
  const slots = async (who: Person, says: string | RegExp) =>
    look({ who: await as(who), view: { route: 'expand' }, says })
  await slots(waiting, /^买 \d+ 个$/)
  await planSmallRound(serverUrl)
  await slots(waiting, '本城暂无开放的扩容')
  await forward(serverUrl, 120_000)
  const state = async () => (await ask(await as(waiting), '/bctExpand/info', { areaId })).round?.state
  await expect.poll(state, { timeout: 30_000 }).toBe('open')
  const rest = (await roundNow(await as(full))).mine.mayBuy
  await payFor(await as(full), await reserve(await as(full), rest))
  await slots(full, '已有 20 个格位，达到上限')
  const { left } = (await roundNow(await as(payer))).round
  const last = await reserve(await as(payer), left)
  await slots(payer, '去付款')
  await slots(waiting, new RegExp(`^最后 ${left} 个已被预订，.* 后再试$`))
  await payFor(await as(payer), last)
  await slots(waiting, '本期格位已售完')
  const { next } = await ask(await as(waiting), '/bctExpand/info', { areaId })
  if (next?.kind !== 'plot') throw new Error('plots come next')
  await forward(serverUrl, next.openAt + 60_000 - (await as(waiting)).server.now())
  const plots = async () => {
    const { round } = await ask(await as(waiting), '/bctExpand/info', { areaId })
    return round?.kind === 'plot' && round.state === 'open'
  }
  await expect.poll(plots, { timeout: 30_000 }).toBe(true)
  await slots(waiting, '本期号段')
}

/** The page of what is closed, where it is not called as the module is. */
const pages = { vote: 'votes', market: 'category' } as const

/** All that a switch of the city closes besides the ways of the wallet. */
const modules = [...moduleNames, 'market'] as const

/** Pages that begin something, of modules that are read only. */
const writing = [
  { route: 'fund', name: 'fund' },
  { route: 'votes', name: 'vote' },
  { route: 'voteAdd', name: 'vote' },
  { route: 'mutual', name: 'mutual' },
  { route: 'mutualAdd', name: 'mutual' },
  { route: 'shopAdd', name: 'shop' },
] as const

/** Every module is read only, then closed, on every platform: by two operators. */
export async function walkClosed(serverUrl: string, look: Look): Promise<void> {
  const who = await deviceOf(serverUrl, waiting)
  for (const name of modules) await openAsStaff(serverUrl, areaId, name, () => everywhere('read'))
  for (const { route, name } of writing) await look({ who, view: { route }, says: readOnlyText(name) })
  for (const name of modules) await openAsStaff(serverUrl, areaId, name, () => everywhere('closed'))
  await look({ who, view: { route: 'home' }, says: '未开放' })
  for (const name of modules) {
    const route = name === 'vote' || name === 'market' ? pages[name] : name
    await look({ who, view: { route }, says: `本城暂未开放${moduleWords[name]}` })
  }
}

/** Shows what a resident cannot do, each with its reason. */
export async function walkModuleStates(serverUrl: string, look: Look): Promise<void> {
  await endReservations(serverUrl)
  await openForTrade(serverUrl)
  await walkReaders(serverUrl, look)
  await walkTransfer(serverUrl, look)
  await walkHalt(serverUrl, look)
  await walkRound(serverUrl, look)
}
