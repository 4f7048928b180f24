import { View } from '@tarojs/components'
import { useState } from 'react'
import { smallView } from '@/lib/images/small-view'
import { a11y } from '@/platform/a11y/a11y'
import { Image } from '@/platform/controls/controls'
import { svgUri } from '@/platform/drawing/svg'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import styles from './avatar.module.scss'
import { plotsOf } from './plots'

export interface AvatarProps {
  /** Full address. Missing or failing: drawn from the block number. */
  readonly src?: string | undefined
  /** Whose; a guest has none. */
  readonly blockNo?: number | undefined
  /** 120, 80 or 56. */
  readonly size?: 'l' | 'm' | 's'
  readonly outline?: boolean
  readonly label?: string
}

/** Of the figure that stands for a guest. */
const guestSizes = { l: 96, m: 64, s: 44 } as const

/** Pictures under this path segment wear a gold border. Source: specification §2 (avatar image). */
const nftPath = /\/nft\//

/** A person's picture. */
export function Avatar({ src, blockNo, size = 'm', outline = false, label }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const shown = src !== undefined && src !== '' && src !== failed
  const look = src !== undefined && nftPath.test(src) ? styles.nft : outline && styles.outline
  const drawn = !shown && blockNo !== undefined ? { style: { backgroundImage: svgUri(plotsOf(blockNo)) } } : {}
  const told = label === undefined ? { hidden: true } : { role: 'img' as const, label }
  return (
    <View className={cx(styles.avatar, styles[`is-${size}`], look)} {...drawn} {...a11y.describe(told)}>
      {shown && (
        <Image
          className={cx(styles.image)}
          src={smallView(src)}
          mode='aspectFill'
          onError={() => setFailed(src)}
          {...a11y.describeImage('')}
        />
      )}
      {!shown && blockNo === undefined && <Icon name='user' size={guestSizes[size]} />}
    </View>
  )
}
