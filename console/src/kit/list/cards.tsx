import { Button, Checkbox, Spin } from 'antd'
import type { ReactNode } from 'react'
import { copy } from '../copy'
import type { Fact } from '../facts/facts'
import { Facts } from '../facts/facts'
import styles from './cards.module.scss'
import type { Column } from './columns/column'

/** A box before each row: which of them are chosen, and what a box says. */
export interface Boxes<Row> {
  readonly chosen: readonly Row[]
  readonly choose: (rows: readonly Row[]) => void
  readonly nameOf: (row: Row) => string
}

interface CardsProps<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly idOf: (row: Row) => string
  readonly isLoading: boolean
  readonly boxes: Boxes<Row> | undefined
  /** Opens a row; missing: a list without a panel. */
  readonly onOpen: ((row: Row, index: number) => void) | undefined
  /** What stands where there are no rows. */
  readonly none: ReactNode
}

/** A cell as a table would draw it. */
const cellOf = <Row,>({ render }: Column<Row>, row: Row, index: number): ReactNode =>
  render?.(undefined, row, index) as ReactNode

const factsOf = <Row,>(columns: readonly Column<Row>[], row: Row, index: number): Fact[] =>
  columns
    .map((column) => ({ name: column.title, value: cellOf(column, row, index) }))
    .filter(({ value }) => value !== '' && value !== null && value !== undefined)

/** The rows of a list on a phone: a card each, its columns as names and values. */
export function Cards<Row>({ rows, columns, idOf, isLoading, boxes, onOpen, none }: CardsProps<Row>) {
  const chosen = new Set(boxes?.chosen.map(idOf))
  const turn = (row: Row) => {
    const others = boxes?.chosen.filter((one) => idOf(one) !== idOf(row)) ?? []
    boxes?.choose(chosen.has(idOf(row)) ? others : [...others, row])
  }
  return (
    <Spin spinning={isLoading}>
      {rows.length === 0 && none}
      <ul className={styles.cards}>
        {rows.map((row, index) => (
          <li key={idOf(row)} className={styles.card} data-row-key={idOf(row)} tabIndex={-1}>
            {boxes && (
              <Checkbox className={styles.box} checked={chosen.has(idOf(row))} onChange={() => turn(row)}>
                {copy.row(boxes.nameOf(row))}
              </Checkbox>
            )}
            <Facts facts={factsOf(columns, row, index)} />
            {onOpen && (
              <Button type='link' className={styles.open} onClick={() => onOpen(row, index)}>
                {copy.open}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Spin>
  )
}
