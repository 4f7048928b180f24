import { ok } from '@contract/result'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { tell } from '../../notices/open/tell'
import { blocksOf, profileOf, updateProfile } from '../people/store'

/** What a report of somebody's page has to know of it: of who holds a block. */
export async function reportedUser(db: Db, userId: number) {
  const row = await profileOf(db, userId)
  const [block] = await blocksOf(db, userId)
  if (!row || !block) return undefined
  const { nick_name: title, intro, avatar, thumbs } = row
  return {
    areaId: block.area_id,
    authorId: userId,
    blockId: null,
    no: String(block.block_no),
    title,
    content: intro,
    thumbs: [avatar, thumbs].filter((one) => one !== '').join(','),
    place: '',
    createdAt: block.held_since ?? block.created_at,
    isGone: false,
    people: [userId],
  }
}

/** Takes name, words and pictures from somebody's page; the person may write others. */
export async function removeReportedUser(tx: Tx, deps: Deps, userId: number, reason: string) {
  const [block] = await blocksOf(tx, userId)
  const name = `居民${block?.block_no ?? ''}`
  await updateProfile(tx, userId, { nick_name: name, intro: '', avatar: '', thumbs: '' })
  await tell(tx, deps, {
    userId,
    type: 'system',
    kind: 'profileRemoved',
    refType: 'none',
    refId: userId,
    title: '你的资料已被平台移除',
    content: `昵称、头像和介绍已清空，可以重新填写。原因：${reason}`,
  })
  return ok(null)
}
