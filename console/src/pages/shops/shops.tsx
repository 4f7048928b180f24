import { Tag } from 'antd'
import { shopCategoryNames, shopStateNames } from '@contract/console/queue-words'
import { mayCall } from '@contract/console/rights'
import { shortMoment } from '@contract/moments'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { levelNames } from '@contract/shop/level-names'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import { yuanText } from '@/lib/format/yuan'
import type { Failure } from '../../client/call'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { OneArea } from '../../kit/area/one-area'
import type { Area } from '../../kit/area/use-area'
import type { Fields } from '../../kit/list/address'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { beginsWith, wholeRows } from '../../kit/list/rows'
import { BlockLink, PersonLink } from '../../kit/thing/people'
import { bulk } from './bulk'
import { copy } from './copy'
import { Seats } from './seats'
import { ShopPanel } from './shop-panel'
import type { Shop } from './rows'

const filters: readonly Filter[] = [
  { kind: 'tabs', key: 'tab', label: copy.tabsLabel, options: copy.tabs },
  {
    kind: 'choice',
    key: 'level',
    label: copy.level,
    options: Object.entries(levelNames).map(([value, label]) => ({ value, label })),
  },
  { kind: 'text', key: 'q', label: copy.q },
]

const momentOr = (at: number | null): string => (at === null ? '' : shortMoment(at))

const columns: readonly Column<Shop>[] = [
  { key: 'no', title: copy.no, render: (_, { no }) => no },
  { key: 'name', title: copy.name, render: (_, { name }) => <b>{name}</b> },
  { key: 'block', title: copy.block, render: (_, { blockNo, areaId }) => <BlockLink no={blockNo} areaId={areaId} /> },
  {
    key: 'owner',
    title: copy.owner,
    render: (_, { ownerId, owner }) => <PersonLink userId={ownerId}>{owner}</PersonLink>,
  },
  { key: 'level', title: copy.level, render: (_, { level }) => levelNames[level] },
  { key: 'category', title: copy.category, render: (_, { category }) => shopCategoryNames[category] },
  { key: 'fee', title: copy.fee, align: 'right', render: (_, { own }) => yuanText(own.fee) },
  { key: 'state', title: copy.tabsLabel, render: (_, { state }) => <Tag>{shopStateNames[state]}</Tag> },
  { key: 'applied', title: copy.applied, render: (_, { appliedAt }) => shortMoment(appliedAt) },
  {
    key: 'until',
    title: copy.reviewBy,
    render: (_, { own, endAt }) => momentOr(own.reviewBy ?? endAt),
  },
]

type ShopsAnswer = Result<ConsoleMap['/admin/shop/list']['output'], Failure>
type Tab = NonNullable<ConsoleMap['/admin/shop/list']['input']['tab']>

/** All of them, however many pages that takes: the filters look at each. */
async function shopsOf(areaId: number, tab: Tab): Promise<Result<readonly Shop[], Failure>> {
  const shops: Shop[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const answer: ShopsAnswer = await form('/admin/shop/list', { areaId, tab, cursor })
    if (!answer.ok) return answer
    shops.push(...answer.value.data)
    cursor = answer.value.cursor
  }
  return ok(shops)
}

/** Shops that wait for review, those that run, and all. */
export default function Shops() {
  return <OneArea draw={(area) => <AreaShops key={area.areaId} area={area} />} />
}

function AreaShops({ area: { areaId, name } }: { readonly area: Area }) {
  const { roles } = useMe()
  const read = async ({ tab, level, q }: Fields) =>
    wholeRows(
      await shopsOf(areaId, tab === 'running' || tab === 'all' ? tab : 'queue'),
      (shops) =>
        shops.filter(
          (one) =>
            (level === undefined || level === one.level) && beginsWith(q, one.no, one.name, one.blockNo, one.owner),
        ),
      ({ own }) => own.fee,
    )
  return (
    <ListPage<Shop>
      title={copy.title}
      note={copy.note(name)}
      path='/admin/shop/list'
      exportPath='/admin/shop/export'
      within={{ areaId: String(areaId) }}
      filters={filters}
      columns={columns}
      read={read}
      isWhole
      idOf={({ shopId }) => String(shopId)}
      bulk={mayCall('/admin/shop/approve', roles) ? bulk : undefined}
      detail={(_, row, close) => row && <ShopPanel one={row} onClose={close} />}
    >
      <Seats areaId={areaId} />
    </ListPage>
  )
}
