import { mutual } from '@contract/mutual/limits'
import { momentText } from '@contract/moments'
import type { AnyMutualAct } from '@contract/mutual/transitions'
import { spanText } from '@contract/spans'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { messageWords } from '../../format/message-words'
import { tell, tellAll } from '../notices/open/tell'
import { blockOf, openReplies, replyOf } from './reply-store'
import type { MutualMessageTable, MutualPostTable } from './tables'

type Teller = Pick<Deps, 'ids' | 'clock'>

/** A private message to a person from a block. */
interface Message extends Pick<MutualMessageTable, 'text' | 'images'> {
  readonly to: number
  readonly from: number
}

type Words = readonly [title: string, content: string]

/** Whom an act tells: of the two who match or matched, and the author of a post without a match. */
type Reader = 'author' | 'chosen' | 'asker' | 'helper'

const kindOf = { need: '求助', offer: '提供' } as const

/** What the asker's points did when a post ended without thanks: only what was held comes back. */
const back = ({ kind, thanks, chosen_id: chosenId }: MutualPostTable): string =>
  thanks > 0 && (kind === 'need' || chosenId !== null) ? '预留的人气值已退回。' : ''

/** What each reader is told after an act; the post as it is then. */
const news: Readonly<
  Partial<Record<AnyMutualAct, Readonly<Partial<Record<Reader, (post: MutualPostTable, now: number) => Words>>>>>
> = {
  choose: {
    chosen: ({ kind, due_at: dueAt, thanks }, now) => [
      '选了你',
      kind === 'need'
        ? `请在 ${momentText(dueAt ?? now, now)} 前帮完，详细地点现在可以看到。`
        : `已从你的人气值里预留 ${thanks}，帮完道谢时送出。`,
    ],
  },
  finish: {
    asker: ({ due_at: dueAt, thanks }, now) => [
      '说已帮完，轮到你道谢',
      `请在 ${momentText(dueAt ?? now, now)} 前道谢，${thanks > 0 ? `超时自动送出 ${thanks} 人气值` : '超时自动道谢'}。`,
    ],
  },
  thank: {
    helper: ({ given }) =>
      given ? [`收到 ${given} 人气值`, `对方感谢你，人气值 +${given}。`] : ['对方感谢你', '谢谢你的帮助。'],
  },
  autoThank: {
    asker: ({ given }) => ['已自动道谢', `${spanText(mutual.thankMs)}内未操作，承诺的 ${given ?? 0} 人气值已送出。`],
    helper: ({ given }) => [`收到 ${given ?? 0} 人气值`, `到期自动道谢，人气值 +${given ?? 0}。`],
  },
  notHelped: { helper: ({ reason }) => ['对方说没帮到', `原因：${reason}。`] },
  lapse: {
    asker: (post) => ['已到期关闭', `选人后 ${spanText(mutual.helpMs)}未帮完。${back(post)}`],
    helper: () => ['已到期关闭', `选人后 ${spanText(mutual.helpMs)}未帮完。`],
  },
  expire: { author: (post) => ['已到期', `未选人。${back(post)}需要时可以重新发布。`] },
  close: { chosen: (post) => ['对方已关闭', `这条互助不再继续。${post.kind === 'offer' ? back(post) : ''}`] },
  stepBack: {
    author: ({ expire_at: expireAt }, now) => [
      '对方退出了',
      now < expireAt ? '已重新开放，可以从其他应答里再选。' : '已过有效期，不再重新开放。',
    ],
  },
  remove: {
    author: ({ reason }) => ['已被移除', `原因：${reason}。`],
    chosen: ({ reason }) => ['已被移除', `原因：${reason}。`],
  },
  handOver: { author: (post) => ['已关闭', `区块已过户。${back(post)}`] },
}

const about = ({ mutual_id: refId }: MutualPostTable) => ({ type: 'mutual', refType: 'mutual', refId }) as const
const saidOf = ({ no, title }: MutualPostTable, [what, content]: Words) => ({
  title: `${title}：${what}`,
  content: `${content}（${no}）`,
})

/**
 * Tells everybody whom an act concerns. `was`: the post before it, which may name another chosen one. Source: community §6.
 */
export async function tellAct(
  tx: Tx,
  deps: Teller,
  { post, was, act }: { readonly post: MutualPostTable; readonly was: MutualPostTable; readonly act: AnyMutualAct },
): Promise<void> {
  const chosenId = post.chosen_id ?? was.chosen_id
  const chosen = chosenId === null ? undefined : await replyOf(tx, post.mutual_id, chosenId)
  const readers: Readonly<Record<Reader, number | null | undefined>> = {
    author: post.user_id,
    chosen: was.state === 'matched' || act === 'choose' ? chosen?.user_id : undefined,
    asker: post.asker_user_id,
    helper: post.helper_user_id,
  }
  for (const [reader, words] of Object.entries(news[act] ?? {})) {
    const userId = readers[reader as Reader]
    if (typeof userId !== 'number') continue
    const said = saidOf(post, words(post, deps.clock.now()))
    await tell(tx, deps, { ...about(post), userId, kind: `mutual-${act}`, ...said })
  }
  if (act === 'choose') await tellRepliers(tx, deps, post, 'mutual-other', ['已选别人', '谢谢你的应答。'])
  if (act === 'edit') await tellRepliers(tx, deps, post, 'mutual-edit', ['有修改', '内容或感谢有变化，请再看一遍。'])
}

/** Tells those whose replies stand and were not chosen. */
async function tellRepliers(tx: Tx, deps: Teller, post: MutualPostTable, kind: string, words: Words): Promise<void> {
  const readers = new Set((await openReplies(tx, post.mutual_id)).map(({ user_id: userId }) => userId))
  await tellAll(tx, deps, [...readers], { ...about(post), kind, ...saidOf(post, words) })
}

/** Tells the author of the first reply, and of the third. Our decision: docs/decisions/0231-mutual-aid.md */
export async function tellReplies(tx: Tx, deps: Teller, post: MutualPostTable): Promise<void> {
  const count = (await openReplies(tx, post.mutual_id)).length
  if (!mutual.tellAtReplies.some((at) => at === count)) return
  const words: Words = [`${count} 人应答`, `你的${kindOf[post.kind]}有 ${count} 人应答，可以选人了。`]
  const to = { ...about(post), userId: post.user_id, kind: `mutual-replies${count}` }
  await tell(tx, deps, { ...to, ...saidOf(post, words), onlyOnce: true })
}

/** Tells the other of the two the first words of a private message, and which block they are from. */
export async function tellMessage(tx: Tx, deps: Teller, post: MutualPostTable, { to, from, ...said }: Message) {
  const { block_no: blockNo } = await blockOf(tx, from)
  await tell(tx, deps, {
    ...about(post),
    userId: to,
    kind: 'mutual-message',
    ...saidOf(post, [`${blockNo} 留言`, messageWords(said)]),
    onlyOnce: 'newest',
  })
}
