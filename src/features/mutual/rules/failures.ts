import type { RefusalReason } from '@contract/refusals'
import type { CallError } from '@/lib/http/errors'
import type { Failure, Wish } from '@/lib/refusals/failure'
import { failureOf, failureText } from '@/lib/refusals/failure'
import type { MutualWish } from '../atoms'

type Words = Pick<Wish, 'doing' | 'undone'>

const words: Readonly<Record<MutualWish['act'] | 'again', Words>> = {
  join: { doing: '应答', undone: '未应答' },
  choose: { doing: '选人', undone: '未选人' },
  finish: { doing: '提交', undone: '未提交' },
  thank: { doing: '道谢', undone: '未道谢' },
  notHelped: { doing: '提交', undone: '未提交' },
  close: { doing: '关闭', undone: '未关闭' },
  withdraw: { doing: '撤回', undone: '未撤回' },
  pin: { doing: '置顶', undone: '未置顶' },
  unpin: { doing: '取消置顶', undone: '未取消置顶' },
  again: { doing: '发布', undone: '未发布' },
}

/** Where the server's own words know more than the reason: who is chosen, how many points are missing, what the day allows. */
const steps: Partial<Record<RefusalReason, Failure['step']>> = {
  CLOSED: 'reload',
  LIMIT: 'close',
  NOT_ENOUGH: 'close',
  NO_RIGHT: 'account',
  OWN: 'close',
}

/** What to say with the server's words, and what comes next; undefined where the common words do. */
function told(error: CallError, undone: string): Partial<Failure> | undefined {
  const step = error.kind === 'refused' ? steps[error.reason] : undefined
  if (error.kind !== 'refused' || !step) return undefined
  return { step, ...(error.msg !== '' && { text: `${error.msg}，${undone}` }) }
}

/** Why an act was not carried out; undefined when the session ended. */
export function actFailure(error: CallError, act: keyof typeof words): Failure | undefined {
  const wish: Wish = { thing: '互助', gone: 'reload', ...words[act] }
  const failure = failureOf(error, wish)
  return failure && { ...failure, ...told(error, wish.undone) }
}

/** Why a post was not written, in one line. */
export function writeFailure(error: CallError): string {
  const wish: Wish = { thing: '互助', gone: 'reload', again: '再次点击', doing: '提交', undone: '未提交' }
  return told(error, wish.undone)?.text ?? failureText(error, wish)
}
