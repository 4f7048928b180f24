import { sql } from 'kysely'
import { shopCategoryNames, shopStateNames } from '@contract/console/queue-words'
import { levelNames } from '@contract/shop/level-names'
import type { shopExport } from '@contract/endpoints/console/community/shop'
import type { Filters } from '../list-source-store'
import { begins, listSource, ofArea } from '../list-source-store'

/** Shops that wait for review, the most urgent first; those that run, or all, the newest first. Nobody's contact is in the file. */
export const shopsSource = listSource<Filters<typeof shopExport>>({
  rows: (where, { tab }) => sql`
    select s.shop_id as "shopId", s.no, s.name, b.block_no as "blockNo", u.nick_name as owner, s.level, s.category, s.fee, s.state,
      s.applied_at as "appliedAt", coalesce(s.review_by, s.end_at) as until, ${tab === 'queue' ? sql`s.review_by` : sql`-s.shop_id`} as place
    from shop s join block b on b.block_id = s.block_id join user_account u on u.user_id = s.user_id
    where ${where}`,
  whose: ofArea('s.area_id'),
  by: {
    level: 's.level',
    q: begins('s.no', 's.name', 'b.block_no', 'u.nick_name'),
    tab: (tab) =>
      ({
        queue: sql`s.state in ('applied', 'active') and s.review_by is not null`,
        running: sql`s.state in ('unpaid', 'active', 'expired')`,
        all: undefined,
      })[tab],
  },
  sorts: { place: 'place, "shopId"' },
  sum: 'fee',
  columns: [
    ['编号', 'no', 'text'],
    ['名称', 'name', 'text'],
    ['区块', 'blockNo', 'number'],
    ['店主', 'owner', 'text'],
    ['位置', 'level', levelNames],
    ['类别', 'category', shopCategoryNames],
    ['费用', 'fee', 'fen'],
    ['状态', 'state', shopStateNames],
    ['申请时间', 'appliedAt', 'at'],
    ['期限', 'until', 'at'],
  ],
})
