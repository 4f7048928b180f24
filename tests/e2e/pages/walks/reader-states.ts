import { fen } from '@contract/money'
import { gifts } from '@contract/fund/limits'
import { mutual } from '@contract/mutual/limits'
import { votes } from '@contract/vote/limits'
import { demoAreaId as areaId, demoPassword, demoPayPassword } from '../../../../demo/residents'
import { caller } from '../../../support/server/process-call'
import type { Device } from '../../support/device'
import { ask, clientNo, deviceOf } from '../../support/device'
import type { Look } from './module-states'
import { reserveSlot } from './prepared'

// What a reader may not do because of who reads: without a block, by the management password, with too few points, with too little money.

const as = (serverUrl: string, blockNo: number) => deviceOf(serverUrl, { blockNo, password: demoPassword(blockNo) })

/** The first vote of yes or no that is open. */
export async function openVote(device: Device): Promise<number> {
  const { data } = await ask(device, '/bctVote/list', { areaId, tab: 'open' })
  const vote = data.find(({ ballot }) => ballot === 'yesno')
  if (!vote) throw new Error('no vote of yes or no is open')
  return vote.voteId
}

/** Somebody who signed in by a text message and has no block. */
async function newcomer(serverUrl: string): Promise<Device> {
  const server = await caller(serverUrl)
  const device = { ak: 'e2e-newcomer' }
  const mobile = '13800138000'
  await server.call('/sms/send', { mobile, purpose: 'login' }, device)
  const { data } = await server.call('/admin/smsOutbox', {}, device)
  const code = /\d{6}/.exec(data.messages.find((one) => one.mobile === mobile)?.text ?? '')?.[0] ?? ''
  const answer = await server.call('/sms/login', { areaId, mobile, code, agreedAt: Date.parse('2100-01-01') }, device)
  if (answer.code !== 200) throw new Error(`no login by a code: ${answer.msg}`)
  return { server, user: answer.data, who: { ...device, token: answer.data.token, userId: answer.data.userId } }
}

async function walkWithoutBlock(serverUrl: string, look: Look): Promise<void> {
  const who = await newcomer(serverUrl)
  const vote = `?id=${await openVote(who)}`
  await look({ who, view: { route: 'vote', query: vote }, says: '新购的区块下次可投' })
  await look({ who, view: { route: 'expand' }, says: '购买区块后可购买格位' })
  await look({ who, view: { route: 'mutual' }, says: '购买区块后，才能发布互助' })
}

/** A block's owner sets a management password, and somebody signs in by it. */
async function manager(serverUrl: string, blockNo: number): Promise<Device> {
  const owner = await as(serverUrl, blockNo)
  const { server } = owner
  const [oldPassword, newPassword] = [
    await server.encrypted(demoPassword(blockNo)),
    await server.encrypted('guanli2026'),
  ]
  await ask(owner, '/block/editPassword', { kind: 'manage', oldPassword, newPassword })
  const ak = 'e2e-manager'
  const input = { areaId, blockNo, password: await server.encrypted('guanli2026') }
  const answer = await server.call('/block/logina', input, { ak })
  if (answer.code !== 200) throw new Error(`no login by the management password: ${answer.msg}`)
  return { server, user: answer.data, who: { ak, token: answer.data.token, userId: answer.data.userId } }
}

async function walkManager(serverUrl: string, look: Look): Promise<void> {
  const who = await manager(serverUrl, 409)
  await look({ who, view: { route: 'vote', query: `?id=${await openVote(who)}` }, says: '管理登录不能投票' })
}

/** Somebody whose points, of which most were promised, are too few for a vote; what their button says. */
export async function withFewPoints(serverUrl: string, blockNo: number) {
  const who = await as(serverUrl, blockNo)
  const few = votes.points - 8
  const need = { kind: 'need', title: '借一把长梯', content: '修屋檐用。', days: 7 } as const
  const pointsNow = async () => (await ask(who, '/user/getInfo', {})).points
  for (let points = await pointsNow(); points > few; points = await pointsNow()) {
    const thanks = Math.min(points - few, mutual.maxThanks)
    await ask(who, '/bctMutual/add', { clientNo: clientNo(), ...need, thanks })
  }
  return { who, says: `人气值 ${few}，满 ${votes.points} 可发起` }
}

async function walkFewPoints(serverUrl: string, look: Look): Promise<void> {
  const view = { route: 'voteAdd', query: '?kind=fund' } as const
  await look({ ...(await withFewPoints(serverUrl, 2107)), view })
}

/** All but a little was given away. */
async function walkLittleMoney(serverUrl: string, look: Look): Promise<void> {
  const who = await as(serverUrl, 36)
  const { available } = await ask(who, '/user/assets', {})
  const amount = fen(Math.min(available - fen(100), gifts.maxFen))
  const { payNo } = await ask(who, '/bctFund/add', { clientNo: clientNo(), areaId, amount })
  const no = clientNo()
  // So much is not paid without the payment password.
  const payPassword = await who.server.encrypted(`${demoPayPassword}|${no}`)
  await ask(who, '/bctPay/submit', { clientNo: no, payNo, channel: 'balance', ver: 1, payPassword })
  const view = { route: 'expand', query: `?payNo=${await reserveSlot(who)}`, taps: [/^余额可用/] } as const
  await look({ who, view, says: /^余额不够，差 [\d.]+$/ })
}

/** Shows what depends on who reads. */
export async function walkReaders(serverUrl: string, look: Look): Promise<void> {
  await walkWithoutBlock(serverUrl, look)
  await walkManager(serverUrl, look)
  await walkFewPoints(serverUrl, look)
  await walkLittleMoney(serverUrl, look)
}
