import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import close from '@/assets/icons/close.svg'
import type { Read } from '../../client/use-read'
import { copy } from '../copy'
import { Icon } from '../icon/icon'
import { Problem } from '../notes/problem'
import styles from './panel.module.scss'

interface PanelProps {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly onClose: () => void
}

/** What is shown of the open row, beside its list. */
export const Panel = ({ title, children, onClose }: PanelProps) => (
  <>
    <div className={styles.head}>
      <h2>{title}</h2>
      <Button type='text' aria-label={copy.close} icon={<Icon file={close} />} onClick={onClose} />
    </div>
    <div className={styles.body}>{children}</div>
  </>
)

interface PartProps {
  readonly title: string
  readonly note?: string
  /** A form of its own, which a screen reader can go to by its title. */
  readonly isForm?: boolean
  readonly children: ReactNode
}

/** A part of it, with its own head. */
export const Part = ({ title, note, isForm = false, children }: PartProps) => (
  <section className={styles.part} {...(isForm && { 'aria-label': title })}>
    <h3>
      {title}
      {note !== undefined && <small>{note}</small>}
    </h3>
    {children}
  </section>
)

/** Draws what was read; until then a skeleton, and a way to ask again when it did not come. */
export function Loaded<T>({ read, draw }: { readonly read: Read<T>; readonly draw: (value: T) => ReactNode }) {
  if (read.failure) return <Problem failure={read.failure} onRetry={read.again} />
  return read.value === undefined ? <Skeleton active className={styles.skeleton} /> : draw(read.value)
}
