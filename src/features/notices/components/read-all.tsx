import { useSetAtom } from 'jotai'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { showToast } from '@/ui/toast/toast'
import { readAllAtom } from '../list-acts'
import { copy } from '../copy'
import styles from './read-all.module.scss'

/** Marks every notice as read, beside the page's title. Source: mockup 12-notice. */
export function ReadAll() {
  const readAll = useSetAtom(readAllAtom)
  const markAll = async () => {
    if (await readAll()) showToast(copy.allRead)
  }
  return (
    <Pressable className={cx(styles.all)} onPress={() => void markAll()}>
      <Icon name='check' size={32} />
      {copy.readAll}
    </Pressable>
  )
}
