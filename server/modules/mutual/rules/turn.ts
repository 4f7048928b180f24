import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import type { MutualPostTable } from '../tables'

type Waiting = Pick<
  MutualPostTable,
  'state' | 'user_id' | 'asker_user_id' | 'helper_user_id' | 'finished_at' | 'due_at' | 'thanks'
>

/** What a post waits for, from whom and until when; null while nobody has replied, and once it has ended. Source: community §6 (pages). */
export function turnOf(post: Waiting, replies: number, userId: number): MutualInfo['turn'] {
  const { state, due_at: until } = post
  if (until === null || (state === 'open' && replies === 0)) return null
  if (state === 'open') return { what: '选人', isMine: post.user_id === userId, until, otherwise: '到期关闭' }
  if (post.finished_at === null)
    return { what: '帮忙', isMine: post.helper_user_id === userId, until, otherwise: '到期关闭' }
  return { what: '道谢', isMine: post.asker_user_id === userId, until, otherwise: '自动道谢' }
}
