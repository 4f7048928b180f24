import type { MutualInfo, MutualReply, MutualRow } from '@contract/endpoints/community/mutual-view'
import type { PostRow } from './post-store'
import type { ReplyRow } from './reply-store'
import { actsOf } from './rules/acts'
import type { Part } from './rules/part'
import { isOneOfTwo } from './rules/part'
import { turnOf } from './rules/turn'

/** Whether this reader sees the reason only, because operators removed the post. Source: community §0 (removal). */
const isHidden = (row: PostRow, userId: number) => row.state === 'removed' && row.user_id !== userId

/** A row of the list. */
export const rowView = (row: PostRow, part: Part, now: number): MutualRow => ({
  mutualId: row.mutual_id,
  no: row.no,
  kind: row.kind,
  state: row.state,
  blockNo: row.block_no,
  hasMoved: row.has_moved,
  nickName: row.nick_name,
  avatar: row.avatar,
  ...(isHidden(row, part.userId)
    ? { title: '内容已移除', content: `内容已移除：${row.reason}`, place: '' }
    : { title: row.title, content: row.content, place: row.place }),
  thanks: row.thanks,
  replies: row.replies ?? 0,
  createdAt: row.created_at,
  pinUntil: row.pin_until !== null && row.pin_until > now ? row.pin_until : null,
  turn: turnOf(row, row.replies ?? 0, part.userId),
  isMine: row.user_id === part.userId,
  acts: actsOf(row, row.replies ?? 0, part, now),
})

type Records = ReadonlyMap<number, MutualInfo['record']>
const none = { helped: 0, received: 0 } as const

export const replyView = (row: ReplyRow, records: Records, userId: number): MutualReply => ({
  replyId: row.reply_id,
  blockNo: row.block_no,
  hasMoved: row.has_moved,
  nickName: row.nick_name,
  avatar: row.avatar,
  record: records.get(row.user_id) ?? none,
  content: row.content,
  at: row.at,
  state: row.state,
  isMine: row.user_id === userId,
})

/** What is read together with a post. */
interface Beside {
  readonly records: Records
  readonly messages: number
  readonly repliesPage: MutualInfo['repliesPage']
}

/** A post as this caller sees it; the detailed place is for the author and the chosen one only. */
export function infoView(row: PostRow, part: Part, beside: Beside, now: number): MutualInfo {
  const hidden = isHidden(row, part.userId)
  const { userId } = part
  return {
    ...rowView(row, part, now),
    ver: row.ver,
    areaId: row.area_id,
    areaName: row.area_name,
    enabled: part.isEnabled,
    blockId: row.block_id,
    record: beside.records.get(row.user_id) ?? none,
    thumbs: hidden ? '' : row.thumbs,
    placeDetail: isOneOfTwo(row, part) && !hidden ? row.place_detail : null,
    days: row.days,
    expireAt: row.expire_at,
    matchedAt: row.matched_at,
    finished:
      row.finished_at === null || hidden
        ? null
        : { at: row.finished_at, text: row.finish_text, thumbs: row.finish_thumbs },
    endedAt: row.ended_at,
    given: row.given,
    reason: row.reason,
    mine: {
      replyId: part.reply?.reply_id ?? null,
      isAsker: userId > 0 && row.asker_user_id === userId,
      isHelper: userId > 0 && row.helper_user_id === userId,
    },
    messages: beside.messages,
    repliesPage: beside.repliesPage,
  }
}
