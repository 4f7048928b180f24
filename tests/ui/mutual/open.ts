import MutualInfoPage from '@/pages/mutual/info'
import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import type { GivenAnswers } from '../../support/app/given-api'
import { namesOf } from '../support/press'
import { info, noonMs } from './answers'
import type { Visit } from './show'
import { visit } from './show'

/** Shows a post to 128. */
export const open = (post: MutualInfo = info(), answers: GivenAnswers = {}, more: Visit = {}) =>
  visit(MutualInfoPage, { params: { id: '7' }, ...more, answers: { '/bctMutual/info': () => post, ...answers } })

/** The buttons that a post may have at its bottom. */
const allKeys =
  /^(我来帮|我需要|登录后应答|购买区块后|当前区块|本城|128 号|已到期|修改|关闭|撤回应答|退出|帮完了|感谢 \d|道谢|没帮到|重新发布|看全部互助|置顶|取消置顶|移除)/

/** Those that it has. */
export const keys = () => namesOf('button').filter((name) => allKeys.test(name))

/** What a post that ended no longer has. */
export const ended: Pick<MutualInfo, 'turn' | 'acts' | 'endedAt'> = { turn: null, acts: [], endedAt: noonMs }

/** What differs in an offer. */
export const offer = { kind: 'offer', thanks: 5, record: { helped: 12, received: 180 } } as const
