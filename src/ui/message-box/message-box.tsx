import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Popup } from '../popup/popup'
import { Pressable } from '../pressable/pressable'
import styles from './message-box.module.scss'
import { lookOf, type Message, type MessageEvent } from './message'

export interface MessageBoxProps extends Message {
  /** Every event hides the box; the owner stops drawing it. The overlay, the close mark and Escape report `close`. */
  readonly onEvent: (event: MessageEvent) => void
}

/** The message popup. Source: specification §2 (message popup). */
export function MessageBox({ onEvent, ...message }: MessageBoxProps) {
  const { title, long, closable, buttons } = lookOf(message)
  return (
    <Popup
      role='alertdialog'
      label={title}
      bare={!closable}
      className={styles.message}
      onClose={() => onEvent('close')}
    >
      <View className={cx(styles.title)} {...a11y.describe({ role: 'heading', level: 2 })}>
        {title}
      </View>
      <View className={cx(styles.body, long && styles.long)}>{message.content}</View>
      <View className={cx(styles.actions)}>
        {buttons.map((button) => (
          <Pressable
            key={button.event}
            className={cx(styles.action, button.main && styles.yes)}
            onPress={() => onEvent(button.event)}
          >
            {button.text}
          </Pressable>
        ))}
      </View>
    </Popup>
  )
}
