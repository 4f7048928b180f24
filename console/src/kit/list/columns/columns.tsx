import { Button, Checkbox, Popover } from 'antd'
import { useState } from 'react'
import { store, stored } from '../../../doors/storage'
import { copy } from '../../copy'
import type { Column } from './column'
import styles from '../list.module.scss'

interface Columns<Row> {
  readonly all: readonly Column<Row>[]
  readonly shown: readonly Column<Row>[]
  readonly show: (keys: readonly string[]) => void
}

/** Which columns of a list somebody wants to see; this browser keeps it. */
export function useColumns<Row>(list: string, all: readonly Column<Row>[]): Columns<Row> {
  const usual = all.filter(({ isExtra }) => !isExtra).map(({ key }) => key)
  const [keys, setKeys] = useState<readonly string[]>(() => stored(`columns ${list}`)?.split(',') ?? usual)
  return {
    all,
    shown: all.filter(({ key }) => keys.includes(key)),
    show: (next) => {
      setKeys(next)
      store(`columns ${list}`, next.join(','))
    },
  }
}

export const ColumnChoice = <Row,>({ columns: { all, shown, show } }: { readonly columns: Columns<Row> }) => (
  <Popover
    trigger='click'
    placement='bottomRight'
    content={
      <Checkbox.Group
        className={styles.columns}
        value={shown.map(({ key }) => key)}
        options={all.map(({ key, title }) => ({ value: key, label: title }))}
        onChange={(keys) => keys.length > 0 && show(keys)}
      />
    }
  >
    <Button>{copy.columns}</Button>
  </Popover>
)
