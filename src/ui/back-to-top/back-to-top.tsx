import { useEffect, useState } from 'react'
import { scrollToElement } from '@/platform/outside/outside'
import { watchVisibility } from '@/platform/visibility/visibility'
import { cx } from '../cx/cx'
import { IconKey } from '../pressable/icon-key'
import styles from './back-to-top.module.scss'

/** How far the page must be scrolled before the key is shown, CSS pixels: about one screen. Our decision. */
const farPx = 800

/**
 * Leads back to the top of a long page, shown while the top is far away. It is a key among those of a bar that sticks, so that it never
 * lies over what can be pressed. `topId` names an element at the very top of the page.
 */
export function BackToTop({ topId }: { readonly topId: string }) {
  const [isFar, setFar] = useState(false)
  useEffect(() => watchVisibility(topId, farPx, ({ isNear }) => setFar(!isNear)), [topId])
  return isFar ? <TopKey onPress={() => scrollToElement(topId)} /> : null
}

/** The key itself. */
export const TopKey = ({ onPress }: { readonly onPress: () => void }) => (
  <IconKey className={cx(styles.key)} name='down' label='回到顶部' onPress={onPress} />
)
