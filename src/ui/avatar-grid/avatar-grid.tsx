import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { Avatar } from '../avatar/avatar'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './avatar-grid.module.scss'

export interface GridPerson {
  readonly blockNo: number
  readonly nickName: string
  /** Full address; undefined: drawn from the block number. */
  readonly src?: string | undefined
}

export interface AvatarGridProps {
  /** Who they are: 居民, 候选人. */
  readonly label: string
  readonly people: readonly GridPerson[]
  /** With more than `max`, the last square shows how many are left out. */
  readonly max?: number
  /** With it a person can be opened. */
  readonly onPick?: ((person: GridPerson) => void) | undefined
  /** With it a square at the end adds somebody. */
  readonly onAdd?: () => void
}

/** People, six in a row, with their block numbers. Source: specification §2 (user avatar grid). */
export function AvatarGrid({ label, people, max = Infinity, onPick, onAdd }: AvatarGridProps) {
  const shown = people.length > max ? people.slice(0, max - 1) : people
  const left = people.length - shown.length
  // A list may contain only its items: with something pressable inside it must be a group.
  const isList = !onPick && !onAdd
  return (
    <View
      className={cx(styles.grid)}
      {...a11y.describe({ role: isList ? 'list' : 'group', label: `${label} ${people.length} 人` })}
    >
      {shown.map((person) => (
        <Person key={person.blockNo} person={person} onPick={onPick} role={isList ? 'listitem' : 'img'} />
      ))}
      {left > 0 && (
        <View
          className={cx(styles.one)}
          {...a11y.describe({ role: isList ? 'listitem' : 'img', label: `还有 ${left} 人` })}
        >
          <View className={cx(styles.square)}>{`+${left}`}</View>
        </View>
      )}
      {onAdd && (
        <Pressable className={cx(styles.one)} label={`添加${label}`} onPress={onAdd}>
          <View className={cx(styles.square, styles.add)}>
            <Icon name='plus' size={40} />
          </View>
          <View className={cx(styles.name)}>添加</View>
        </Pressable>
      )}
    </View>
  )
}

interface PersonProps extends Pick<AvatarGridProps, 'onPick'> {
  readonly person: GridPerson
  readonly role: 'listitem' | 'img'
}

function Person({ person, onPick, role }: PersonProps) {
  const { blockNo, nickName, src } = person
  const label = `${blockNo} ${nickName}`
  const body = (
    <>
      <Avatar blockNo={blockNo} src={src} />
      <View className={cx(styles.name)}>{blockNo}</View>
    </>
  )
  if (!onPick) {
    return (
      <View className={cx(styles.one)} {...a11y.describe({ role, label })}>
        {body}
      </View>
    )
  }
  return (
    <Pressable className={cx(styles.one)} label={label} onPress={() => onPick(person)}>
      {body}
    </Pressable>
  )
}
