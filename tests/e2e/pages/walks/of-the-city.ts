import type { MutualAct } from '@contract/mutual/transitions'
import type { VotePersonAct } from '@contract/vote/transitions'
import type { RouteName } from '@contract/pages/routes'
import type { Device } from '../../support/device'
import { ask, clientNo } from '../../support/device'
import { idOf } from './prepared'

// What the pages of a city are opened with: each shows something that the demo city has.

export type Queries = Partial<Record<RouteName, string>>

/** The last entry of this kind in the ledger of the fund, as its page is opened. */
async function entryOf(device: Device, kind: 'sponsor' | 'spend'): Promise<string> {
  const areaId = device.user.blockAreaId
  const { data } = await ask(device, '/bctFund/list', { areaId, kind })
  return `?areaId=${areaId}&no=${idOf(`entry of a ${kind}`, data[0]?.entryNo)}`
}

/** The pages of a city that everybody reads. */
export async function readByAll(device: Device): Promise<Queries> {
  const areaId = device.user.blockAreaId
  const fund = await ask(device, '/bctFund/info', { areaId })
  const voted = await ask(device, '/bctVote/list', { areaId, tab: 'archive' })
  const posts = await ask(device, '/bctMutual/list', { areaId, kind: 'need' })
  const ended = await ask(device, '/bctArchive/list', { areaId })
  const { election } = await ask(device, '/bctMayor/info', { areaId })
  const matched = posts.data.find(({ state, isMine }) => state === 'matched' && !isMine)
  const { type, refId } = ended.data[0] ?? { type: 'nothing', refId: undefined }
  return {
    expand: '',
    expandPrice: '',
    fund: '',
    fundEntry: await entryOf(device, 'sponsor'),
    fundSpend: `?id=${idOf('spend of the fund', fund.spends[0]?.spendId)}`,
    shop: '',
    shopInfo: `?id=${idOf('shop of this season', fund.naming[0]?.shopId)}`,
    shopAdd: '',
    sharePicture: `?of=shop&id=${idOf('shop of this season', fund.naming[0]?.shopId)}`,
    votes: '',
    vote: `?id=${idOf('vote', voted.data[0]?.voteId)}`,
    voteAdd: '',
    mutual: '',
    mutualInfo: `?id=${idOf('post of two others', matched?.mutualId)}`,
    mutualAdd: '',
    mayor: '',
    mayorInfo: `?id=${idOf('election', election?.electionId)}&block=${idOf('candidate', election?.candidates[0]?.blockNo)}`,
    archive: '',
    archived: `?type=${type}&id=${idOf('thing in its archive', refId)}`,
    rich: '?key=expand',
  }
}

/** What the acting block has itself: a draft that is written for it, its last post, an entry of a spend. */
export async function ownThings(device: Device): Promise<Queries> {
  const wish = { kind: 'opinion', title: '北门夏天几点关门', content: '先听听大家的意见。', days: 7, draft: 1 } as const
  const { voteId } = await ask(device, '/bctVote/add', { clientNo: clientNo(), ...wish })
  const posts = await ask(device, '/bctMutual/list', { areaId: device.user.blockAreaId, tab: 'mine' })
  const own = posts.data.find(({ isMine, state }) => isMine && state === 'open')
  return {
    vote: `?id=${voteId}`,
    mutualInfo: `?id=${idOf('own post', own?.mutualId)}`,
    fundEntry: await entryOf(device, 'spend'),
    rich: '?key=fund',
  }
}

/** The shop of the acting block. */
export async function ownShop(device: Device): Promise<Queries> {
  const { mine } = await ask(device, '/bctShop/levels', { areaId: device.user.blockAreaId })
  return { shop: '', shopInfo: `?id=${idOf(`shop of block ${device.user.blockNo}`, mine?.shopId)}` }
}

/** A post on which the acting block may do this: one of its own, or one of all. */
export async function postFor(device: Device, act: MutualAct, tab: 'all' | 'mine'): Promise<string> {
  const { data } = await ask(device, '/bctMutual/list', { areaId: device.user.blockAreaId, tab })
  return `?id=${idOf(`post for ${act}`, data.find(({ acts }) => acts.includes(act))?.mutualId)}`
}

/** The election that the mayor of a city won. */
export async function electionOfMayor(device: Device): Promise<string> {
  const { seat } = await ask(device, '/bctMayor/info', { areaId: device.user.blockAreaId })
  return `?id=${idOf('election of the mayor', seat?.electionId)}`
}

/** An own vote with which the acting block may do this. */
export async function ownVoteFor(device: Device, act: VotePersonAct): Promise<string> {
  const { data } = await ask(device, '/bctVote/list', { areaId: device.user.blockAreaId, tab: 'mine' })
  return `?id=${idOf(`own vote for ${act}`, data.find(({ acts }) => acts.includes(act))?.voteId)}`
}
