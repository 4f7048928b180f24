import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button, Empty, Pagination } from 'antd'
import type { ReactNode } from 'react'
import { useContext, useEffect, useRef, useState } from 'react'
import { consoleSizes } from '@contract/console/limits'
import type { ConsolePath } from '@contract/console/rights'
import type { Result } from '@contract/result'
import type { ExportPath, Failure } from '../../client/call'
import type { Read } from '../../client/use-read'
import { useRead } from '../../client/use-read'
import { PageHead } from '../page-head/page-head'
import { Standing } from '../act/standing'
import { useAreaField } from '../area/use-area'
import { copy } from '../copy'
import { Problem } from '../notes/problem'
import type { Address, Fields } from './address'
import { useAddress } from './address'
import { useAreaColumn } from './columns/area-column'
import type { Bulk } from './bulk/bulk'
import { BulkBar } from './bulk/bulk-bar'
import { useChosen } from './bulk/use-chosen'
import type { Column } from './columns/column'
import { ColumnChoice, useColumns } from './columns/columns'
import { ExportButton } from './file/export-button'
import { FilterBar } from './filters/filter-bar'
import type { Filter, Option } from './filters/filters'
import { askedFields, emptyText } from './filters/filters'
import { SavedFilters } from './own/saved-filters'
import { PartOf } from './part-of'
import { withLinks } from './row-link'
import type { PageOfList, Rows } from './rows'
import { RowTable } from './row-table'
import { pageFields, nearestIn } from './rows'
import styles from './list.module.scss'
import { askedSort, SortChoice } from './columns/sort-choice'
import { Total } from './total'
import { rowOf } from './row-of'
import { useHeld } from './use-held'
import { useKeys } from './use-keys'

interface ListPageProps<Row> {
  readonly title: string
  readonly note?: string
  /** The call that the rows come from. */
  readonly path: ConsolePath
  readonly filters: readonly Filter[]
  readonly columns: readonly Column<Row>[]
  readonly read: (asked: Fields, page: PageOfList) => Promise<Result<Rows<Row>, Failure>>
  readonly idOf: (row: Row) => string
  /** Another name by which an address may call a row. */
  readonly aliasOf?: (row: Row) => string
  /** What is shown beside the list of the row that is open; it may stand on no row of this page. */
  readonly detail?: (id: string, row: Row | undefined, close: () => void) => ReactNode
  /** A row is a page of its own: where it is, instead of a panel. */
  readonly pageOf?: (row: Row) => { readonly to: string; readonly search: Fields }
  /** The call that answers all of it as a file. */
  readonly exportPath?: ExportPath
  /** That call asks for a reason: what it is asked for with. */
  readonly exportReason?: string
  /** The call answers all rows at once: their pages are made here. */
  readonly isWhole?: boolean
  /** In which orders the rows can come; the first one is the usual one. */
  readonly sorts?: readonly Option[]
  /** What can be done to the whole list. */
  readonly actions?: ReactNode
  /** Whether the list is that of the area that was chosen, where one was. */
  readonly isByArea?: boolean
  /** What a list without anything says; the first tab of one says that nothing is to be done. */
  readonly empty?: string
  /** What is asked beyond the filters, such as the area of a page about one. */
  readonly within?: Fields
  /** What stands before the filters. */
  readonly lead?: ReactNode
  /** What stands above the rows. */
  readonly children?: ReactNode
  /** A box before each row, and what can be done to those that are ticked. */
  readonly bulk?: Bulk<Row> | undefined
  /** The same rows drawn otherwise, to their left. */
  readonly beside?: (rows: readonly Row[], openId: string | undefined, chosen: readonly Row[]) => ReactNode
}

const layout = {
  plain: { open: styles.withDetail, closed: styles.alone },
  beside: { open: styles.besideDetail, closed: styles.beside },
} as const

/** The page that the address names. */
const pageIn = (fields: Fields): PageOfList => ({
  page: Number(fields['page'] ?? 1),
  size: consoleSizes.find((one) => String(one) === fields['size']) ?? consoleSizes[0],
})

/** The rows of a page, of all of them. */
const onPage = <Row,>(rows: readonly Row[], { page, size }: PageOfList): readonly Row[] =>
  rows.slice((page - 1) * size, page * size)

/** What is asked for, the rows that were found, and those of them that the page shows. */
function useRows<Row>(props: ListPageProps<Row>, { fields }: Address) {
  const { path, filters, read, sorts = [], isByArea = true, isWhole = false } = props
  const page = pageIn(fields)
  const area = useAreaField()
  const part = useContext(PartOf)
  const asked: Fields = { ...askedFields(filters, fields), ...(isByArea && area), ...props.within, ...part }
  const inOrder = { ...asked, ...askedSort(sorts, fields) }
  const key = [path, 'list', inOrder, ...(isWhole ? [] : [page])]
  const list = useRead(key, () => read(inOrder, page), { isList: true })
  const found = list.value?.rows ?? []
  return { asked, page, list, found, rows: isWhole ? onPage(found, page) : found }
}

interface DetailProps {
  readonly title: string
  /** The key of the row that is open. */
  readonly rowKey: string
  readonly children: ReactNode
}

/** What is shown of the row that is open: the keys go on inside it, and from its row when it closes. */
function Detail({ title, rowKey, children }: DetailProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.style.setProperty('--from', `${place.current.getBoundingClientRect().top}px`)
    // A field of it that is typed into first has it already.
    if (!place.current?.contains(document.activeElement)) place.current?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement === document.body)
        (rowOf(rowKey) ?? document.getElementById('page'))?.focus({ preventScroll: true })
    }
  }, [rowKey])
  return (
    <aside ref={place} tabIndex={-1} className={styles.detail} aria-label={title}>
      {children}
    </aside>
  )
}

/** A list of the console: filters in the address, count and sum, columns, sizes, keys, and a panel for the row that is open. */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { title, path, filters, idOf, detail, pageOf, sorts = [] } = props
  const address = useAddress()
  const navigate = useNavigate()
  const isPart = useContext(PartOf) !== undefined
  const { asked, page, list, found, rows } = useRows(props, address)
  const boxes = useChosen(isPart ? undefined : props.bulk, idOf, found)
  const [at, setAt] = useState(-1)
  const columns = useColumns(path, props.columns)
  const openId = address.fields['id']
  const inAreas = useAreaColumn(columns.shown, rows, props.within?.['areaId'] === undefined)
  const shownColumns = detail ? withLinks(inAreas, idOf) : inAreas
  const isOpen = (one: Row) => idOf(one) === openId || props.aliasOf?.(one) === openId
  const { row, isGone, letGo } = useHeld(`${openId} ${JSON.stringify(asked)}`, found.find(isOpen))
  const open = (one: Row, index: number) => {
    setAt(index)
    if (detail) address.change({ id: idOf(one) })
    if (pageOf) void navigate(pageOf(one))
  }
  const close = () => openId !== undefined && address.change({ id: '' })
  // One that an address calls otherwise is known by its own name once it is found.
  const shown = openId !== undefined && detail?.(row ? idOf(row) : openId, row, close)
  useKeys({
    move: (by) => setAt((old) => nearestIn(old + by, rows.length)),
    open: () => rows.slice(at, at + 1).forEach((one) => open(one, at)),
    close,
  })
  return (
    <>
      {!isPart && <Head {...props} asked={asked} total={list.value?.total ?? 0} />}
      {!isPart && props.children}
      {boxes && props.bulk && <BulkBar bulk={props.bulk} {...boxes} rows={rows} idOf={idOf} />}
      <Bar list={list} columns={columns} saved={!isPart && <SavedFilters list={path} fields={address.fields} />}>
        {!isPart && props.lead}
        <FilterBar filters={filters} address={address} />
        <SortChoice sorts={sorts} address={address} />
        {isPart && <File {...props} asked={asked} total={list.value?.total ?? 0} />}
      </Bar>
      <div className={layout[props.beside && !isPart ? 'beside' : 'plain'][shown ? 'open' : 'closed']}>
        {!isPart && props.beside?.(rows, openId, boxes?.chosen ?? [])}
        <div className={styles.sheet}>
          {list.failure ? (
            <Problem failure={list.failure} onRetry={list.again} />
          ) : (
            <RowTable
              rows={rows}
              columns={shownColumns}
              idOf={idOf}
              isLoading={list.isLoading}
              boxes={boxes}
              opened={row}
              at={at}
              onAt={setAt}
              onOpen={open}
              hasPanel={detail !== undefined || pageOf !== undefined}
              none={<None words={emptyText(filters, address.fields, props.empty)} />}
            />
          )}
          <Foot total={list.value?.total ?? 0} page={page} onChange={(next) => address.change({ ...next, id: '' })} />
        </div>
        {shown && (
          <Detail key={openId} title={title} rowKey={row ? idOf(row) : (openId ?? '')}>
            <Standing key={openId} isGone={isGone} onDone={letGo}>
              {shown}
            </Standing>
          </Detail>
        )}
      </div>
    </>
  )
}

interface HeadProps extends Pick<ListPageProps<object>, 'title' | 'note' | 'exportPath' | 'exportReason' | 'actions'> {
  readonly asked: ReturnType<typeof useRows>['asked']
  readonly total: number
}

const Head = (props: HeadProps) => (
  <PageHead title={props.title} note={props.note}>
    <File {...props} />
    {props.actions}
  </PageHead>
)

/** All of it as a file, where its call answers one. */
const File = ({ title, exportPath, exportReason, asked, total }: HeadProps) =>
  exportPath && <ExportButton path={exportPath} title={title} asked={asked} total={total} reasonLabel={exportReason} />

interface BarProps<Row> {
  readonly list: Read<Rows<Row>>
  readonly columns: ReturnType<typeof useColumns<Row>>
  readonly saved: ReactNode
  readonly children: ReactNode
}

const Bar = <Row,>({ list, columns, saved, children }: BarProps<Row>) => (
  <div className={styles.bar}>
    {children}
    <Total value={list.value} />
    {saved}
    <ColumnChoice columns={columns} />
    <Reload />
  </div>
)

/** Reads anew all that is shown: the panel beside the list may not tell of what the list no longer says. */
function Reload() {
  const queries = useQueryClient()
  return <Button onClick={() => void queries.invalidateQueries()}>{copy.reload}</Button>
}

const None = ({ words }: { readonly words: string }) => (
  <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words} />
)

interface FootProps {
  readonly total: number
  readonly page: PageOfList
  readonly onChange: (fields: Fields) => void
}

const Foot = ({ total, page, onChange }: FootProps) => (
  <div className={styles.foot}>
    <span className={styles.keys}>{copy.keys}</span>
    <Pagination
      current={page.page}
      pageSize={page.size}
      pageSizeOptions={[...consoleSizes]}
      showSizeChanger
      total={total}
      onChange={(to, size) => onChange(pageFields(to, size))}
    />
  </div>
)
