import { includesArea } from '@contract/console/roles'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { missing } from './missing'
import { findPost } from './post-store'
import { shownReplies } from './reply-store'

/**
 * A post as staff of the console see it: what everybody reads. The exact place and the words of the two stay theirs. Refusal: NOT_FOUND.
 * Source: community §9 (mutual aid), §11.
 */
export async function readForStaff({ db }: Deps, { areas }: StaffCaller, mutualId: number) {
  const post = await findPost(db, mutualId)
  if (!post || !includesArea(areas, post.area_id)) return err(missing)
  return ok({
    mutualId,
    ver: post.ver,
    areaId: post.area_id,
    no: post.no,
    state: post.state,
    title: post.title,
    content: post.content,
    thumbs: post.thumbs,
    place: post.place,
    thanks: post.thanks,
    author: { userId: post.user_id, blockNo: post.block_no, nickName: post.nick_name },
    replies: await shownReplies(db, mutualId),
    createdAt: post.created_at,
    expireAt: post.expire_at,
  })
}
