import { openOutside } from '@/platform/outside/outside'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './record-line.module.scss'

/** Where the ministry lets everybody look a record number up. */
const registry = 'https://beian.miit.gov.cn/'

/** The record number of the site (备案号) at the foot of a page, which leads to its registry; nothing without one. Source: reach §1.4. */
export function RecordLine({ no }: { readonly no: string | undefined }) {
  if (no === undefined) return null
  return (
    <Pressable role='link' className={cx(styles.record)} onPress={() => openOutside(registry)}>
      {no}
    </Pressable>
  )
}
