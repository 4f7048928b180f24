import type { NoticeType } from '@contract/people/notices'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'

/** Sends a notice to an area from the product itself, in the transaction of its cause; `content` is rich text. */
export const announce = (
  tx: Tx,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  areaId: number,
  { title, content, type = 'system' }: { readonly title: string; readonly content: string; readonly type?: NoticeType },
) =>
  tx
    .insertInto('area_notice')
    .values({
      notice_id: ids.next(),
      area_id: areaId,
      title,
      content,
      created_at: clock.now(),
      type,
      is_popup: false,
      attachment: '',
      by_user_id: null,
    })
    .execute()
