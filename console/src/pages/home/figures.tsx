import type { ReactNode } from 'react'
import { grouped } from '@contract/digits'
import { clockText } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import ok from '@/assets/icons/ok.svg'
import warn from '@/assets/icons/warn.svg'
import { Icon } from '../../kit/icon/icon'
import { signedYuan } from '../../kit/words/signed-yuan'
import { copy } from './copy'
import type { Overview } from './rows'
import styles from './home.module.scss'

type FiguresOf = NonNullable<Overview['figures']>

/** By how much today is more or less, to a tenth of a percent. */
export function changeText(now: number, before: number): string {
  if (before <= 0) return copy.noneBefore
  const tenths = Math.round(((now - before) * 1000) / before)
  const sign = tenths < 0 ? '−' : '+'
  return copy.against(`${sign}${Math.floor(Math.abs(tenths) / 10)}.${Math.abs(tenths) % 10} %`)
}

export const Figures = ({ figures }: { readonly figures: FiguresOf }) => (
  <dl className={styles.figures}>
    <Figure name={copy.turnover} note={changeText(figures.turnover, figures.turnoverBefore)}>
      <small>¥</small>
      {signedYuan(figures.turnover)}
    </Figure>
    <Figure name={copy.held} note={copy.heldNote(grouped(figures.heldCount), figures.heldLate)}>
      <small>¥</small>
      {yuanText(figures.held)}
    </Figure>
    <Figure name={copy.withdraw} note={copy.withdrawNote(figures.withdrawCount, figures.withdrawTwo)}>
      <small>¥</small>
      {yuanText(figures.withdraw)}
    </Figure>
    <Figure name={copy.fund} note={copy.fundNote(yuanText(figures.fundReserved))}>
      <small>¥</small>
      {yuanText(figures.fund)}
    </Figure>
    <Books figures={figures} />
  </dl>
)

const Books = ({ figures: { books, entries } }: { readonly figures: FiguresOf }) => (
  <Figure
    name={copy.books}
    note={books ? copy.booksNote(clockText(books.at), grouped(entries)) : copy.entries(grouped(entries))}
  >
    {books ? (
      <span className={books.isEqual ? styles.good : styles.bad}>
        <Icon file={books.isEqual ? ok : warn} size={20} /> {books.isEqual ? copy.equal : copy.differ}
      </span>
    ) : (
      copy.notYet
    )}
  </Figure>
)

interface FigureProps {
  readonly name: string
  readonly note: string
  readonly children: ReactNode
}

const Figure = ({ name, note, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={styles.figure}>{children}</dd>
    <dd className={styles.meta}>{note}</dd>
  </div>
)
