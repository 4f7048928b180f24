import { useNavigate } from '@tanstack/react-router'
import { Button, Empty, Tag, Tree } from 'antd'
import { mayCall } from '@contract/console/rights'
import { useMe } from '../../client/session'
import { PageHead } from '../../kit/page-head/page-head'
import { Standing } from '../../kit/act/standing'
import { OneArea } from '../../kit/area/one-area'
import type { Area } from '../../kit/area/use-area'
import { copy as kit } from '../../kit/copy'
import { useAddress } from '../../kit/list/address'
import { ExportButton } from '../../kit/list/file/export-button'
import { FilterBar } from '../../kit/list/filters/filter-bar'
import type { Filter } from '../../kit/list/filters/filters'
import list from '../../kit/list/list.module.scss'
import { Total } from '../../kit/list/total'
import { useKeys } from '../../kit/list/use-keys'
import { Loaded } from '../../kit/panel/panel'
import { CategoryPanel } from './category-panel'
import { copy } from './copy'
import type { CataloguePanel } from './ordering'
import { useOrdering } from './ordering'
import { ItemPanel } from './item-panel'
import styles from './items.module.scss'
import { isOther, moved } from '../../kit/order/rules'
import { isLookedFor, nodeOf } from './rules'
import type { Catalogue, Category } from '../../kit/catalogue/use-catalogue'
import { useCatalogue } from '../../kit/catalogue/use-catalogue'

/** The catalogue of an area: categories with their items, in the order that residents see. */
export default function Items() {
  return <OneArea draw={(area) => <AreaItems key={area.areaId} area={area} />} />
}

const filters: readonly Filter[] = [{ kind: 'text', key: 'q', label: copy.q }]

/** What is shown of the catalogue: items that are looked for, and their categories. */
function narrowed({ categories, items }: Catalogue, q: string | undefined): Catalogue {
  const shown = items.filter((item) => {
    const category = categories.find(({ categoryId }) => categoryId === item.categoryId)
    return category !== undefined && isLookedFor(q, item, category)
  })
  const hasShown = ({ categoryId, name }: Category) =>
    q === undefined || name.startsWith(q) || shown.some((item) => item.categoryId === categoryId)
  return { categories: categories.filter(hasShown), items: shown }
}

function AreaItems({ area: { areaId, name } }: { readonly area: Area }) {
  const { roles } = useMe()
  const address = useAddress()
  const { fields, change } = address
  const { q } = fields
  const read = useCatalogue(areaId)
  const ordering = useOrdering(areaId)
  const navigate = useNavigate()
  const mayChange = mayCall('/admin/category/save', roles)
  const openId = fields['id'] ?? ''
  const close = () => change({ id: '' })
  useKeys({ move: () => undefined, open: () => undefined, close })
  const found = read.value && narrowed(read.value, q)
  return (
    <>
      <PageHead title={copy.title} note={copy.note(name)}>
        <ExportButton
          path='/admin/item/export'
          title={copy.title}
          asked={{ areaId: String(areaId), ...(q !== undefined && { q }) }}
          {...(found && { total: found.items.length })}
        />
        {mayCall('/admin/offer/list', roles) && (
          <Button onClick={() => void navigate({ to: '/offers', search: { goods: 'own' } })}>{copy.ownWords}</Button>
        )}
        {mayChange && (
          <>
            <Button onClick={() => change({ id: 'newCategory' })}>{copy.addCategory}</Button>
            <Button type='primary' onClick={() => change({ id: 'newItem' })}>
              {copy.addItem}
            </Button>
          </>
        )}
      </PageHead>
      <div className={list.bar}>
        <FilterBar filters={filters} address={address} />
        <Total value={found && { total: found.items.length }} />
      </div>
      <Loaded
        read={read}
        draw={({ categories, items }) => {
          const node = nodeOf(openId)
          const category = categories.find(({ categoryId }) => node?.kind === 'category' && categoryId === node.id)
          const item = items.find(({ itemId }) => node?.kind === 'item' && itemId === node.id)
          const panel = { areaId, categories, items, ordering, onClose: close }
          return (
            <div className={styles.columns}>
              <section className={styles.sheet}>
                {found?.categories.length === 0 ? (
                  <Empty
                    image={Empty.PRESENTED_IMAGE_SIMPLE}
                    description={q === undefined ? copy.none : kit.noResult}
                  />
                ) : (
                  <CatalogueTree
                    key={q ?? ''}
                    {...panel}
                    {...found}
                    openId={openId}
                    // An order is one of all of them.
                    isFixed={!mayChange || q !== undefined}
                    onOpen={(id) => change({ id })}
                  />
                )}
              </section>
              <aside className={styles.sheet} aria-label={copy.title}>
                <Standing key={openId}>
                  {openId === 'newCategory' || category ? (
                    <CategoryPanel {...panel} category={category} />
                  ) : openId === 'newItem' || item ? (
                    <ItemPanel {...panel} item={item} />
                  ) : (
                    <p className={styles.choose}>{copy.choose}</p>
                  )}
                </Standing>
              </aside>
            </div>
          )
        }}
      />
    </>
  )
}

interface CatalogueProps extends CataloguePanel {
  readonly openId: string
  readonly isFixed: boolean
  readonly onOpen: (id: string) => void
}

/** The tree; a category is dragged among categories, an item among those of its category. */
function CatalogueTree({ categories, items, ordering, openId, isFixed, onOpen }: CatalogueProps) {
  const of = (categoryId: Category['categoryId']) => items.filter((item) => item.categoryId === categoryId)
  const categoryOf = (itemId: number) => items.find((item) => Number(item.itemId) === itemId)?.categoryId
  const areSiblings = (one: string, other: string): boolean => {
    const [a, b] = [nodeOf(one), nodeOf(other)]
    if (!a || !b || a.kind !== b.kind) return false
    return a.kind === 'category' || categoryOf(a.id) === categoryOf(b.id)
  }
  const drop = (from: string, to: string, isBehind: boolean) => {
    const [a, b] = [nodeOf(from), nodeOf(to)]
    if (!a || !b || !areSiblings(from, to)) return
    const categoryId = Number(categoryOf(a.id))
    const before =
      a.kind === 'category'
        ? categories.map((one) => Number(one.categoryId))
        : of(categoryId).map((one) => Number(one.itemId))
    const after = moved(before, a.id, b.id, isBehind)
    if (!isOther(before, after)) return
    if (a.kind === 'category') ordering.categories(after)
    else ordering.items(categoryId, after)
  }
  return (
    <Tree
      aria-label={copy.tree}
      blockNode
      defaultExpandAll
      draggable={!isFixed && { icon: false }}
      selectedKeys={[openId]}
      treeData={categories.map((category) => ({
        key: `c${category.categoryId}`,
        title: <Name name={category.name} note={copy.items(category.items)} isOn={category.isOn} />,
        children: of(category.categoryId).map((item) => ({
          key: `i${item.itemId}`,
          isLeaf: true,
          title: <Name name={`${item.name} / ${item.unit}`} note={copy.onSale(item.onSale)} isOn={item.isOn} />,
        })),
      }))}
      allowDrop={({ dragNode, dropNode, dropPosition }) =>
        dropPosition !== 0 && areSiblings(String(dragNode.key), String(dropNode.key))
      }
      onDrop={({ dragNode, node, dropPosition }) => {
        const place = Number(node.pos.split('-').at(-1))
        drop(String(dragNode.key), String(node.key), dropPosition > place)
      }}
      onSelect={([key]) => onOpen(key === undefined ? '' : String(key))}
    />
  )
}

const Name = ({ name, note, isOn }: { readonly name: string; readonly note: string; readonly isOn: boolean }) => (
  <span className={styles.name}>
    <span>{name}</span>
    {!isOn && <Tag>{copy.isOff}</Tag>}
    <small>{note}</small>
  </span>
)
