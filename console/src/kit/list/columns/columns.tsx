import { App, Button, Checkbox, Popover } from 'antd'
import { useState } from 'react'
import type { ConsolePath } from '@contract/console/rights'
import { useIsPhone } from '../../../doors/media'
import { copy } from '../../copy'
import { OrderButtons } from '../../order/order-buttons'
import { isOther } from '../../order/rules'
import styles from '../own/own.module.scss'
import { columnsBy } from '../own/rules'
import { useOwnList } from '../own/use-own-list'
import type { Column } from './column'

interface Columns<Row> {
  readonly all: readonly Column<Row>[]
  readonly shown: readonly Column<Row>[]
  readonly isOwn: boolean
  /** Shows these in this order; undefined: as they are of themselves. */
  readonly show: (keys: readonly string[] | undefined) => void
  /** Keeps what was chosen. */
  readonly keep: () => void
}

const keysOf = (columns: readonly { readonly key: string }[]) => columns.map(({ key }) => key)

/** Which columns of a list somebody wants to see, and in which order: the server keeps it. */
export function useColumns<Row>(list: ConsolePath, all: readonly Column<Row>[]): Columns<Row> {
  const { columns, edit } = useOwnList(list)
  const { message } = App.useApp()
  // What was chosen and is not kept yet; null: as they are of themselves.
  const [chosen, choose] = useState<readonly string[] | null>()
  const keys = chosen === undefined ? columns : chosen
  const usual = keysOf(columnsBy(all, null))
  const keep = async () => {
    if (chosen === undefined) return
    const kept = await edit({ columns: chosen === null || !isOther(chosen, usual) ? null : [...chosen] })
    // What was chosen meanwhile stays until it is kept itself.
    if (kept.ok) choose((now) => (now === chosen ? undefined : now))
    else void message.error(kept.error.msg)
  }
  return {
    all,
    shown: columnsBy(all, keys),
    isOwn: keys !== null && isOther(keys, usual),
    show: (next) => choose(next ?? null),
    keep: () => void keep(),
  }
}

/** The columns with a box and, where they are shown, their place. A phone shows them as cards: they are chosen on a wide screen. */
export function ColumnChoice<Row>({ columns }: { readonly columns: Columns<Row> }) {
  const { keep } = columns
  if (useIsPhone()) return null
  return (
    <Popover
      trigger='click'
      placement='bottomRight'
      onOpenChange={(isOpen) => !isOpen && keep()}
      content={<Choice columns={columns} />}
    >
      <Button>{copy.columns}</Button>
    </Popover>
  )
}

function Choice<Row>({ columns: { all, shown, isOwn, show } }: { readonly columns: Columns<Row> }) {
  const keys = keysOf(shown)
  const rest = all.filter(({ key }) => !keys.includes(key))
  const turn = (key: string, isShown: boolean) => {
    const next = isShown ? [...keys, key] : keys.filter((one) => one !== key)
    if (next.length > 0) show(next)
  }
  return (
    <>
      <ul className={styles.columns}>
        {[...shown, ...rest].map(({ key, title }) => (
          <li key={key}>
            <Checkbox checked={keys.includes(key)} onChange={({ target }) => turn(key, target.checked)}>
              {title}
            </Checkbox>
            {keys.includes(key) && <OrderButtons ids={keys} id={key} name={title} onOrder={show} />}
          </li>
        ))}
      </ul>
      <Button block disabled={!isOwn} onClick={() => show(undefined)}>
        {copy.usualColumns}
      </Button>
    </>
  )
}
