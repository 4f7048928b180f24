import { Text, View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { useDomId } from '../dom-id/use-dom-id'
import { Plate } from '../plate/plate'
import { Popup } from '../popup/popup'
import { Pressable } from '../pressable/pressable'
import styles from './message-box.module.scss'
import { lookOf, type Message, type MessageEvent, transferNotice } from './message'
import { useTurn } from './turns'

export interface MessageBoxProps extends Message {
  /** Every event hides the box; the owner stops drawing it. The overlay, the close mark and Escape report `close`. */
  readonly onEvent: (event: MessageEvent) => void
}

/** The message popup. While another message is open on the page it waits. Source: specification §2 (message popup). */
export function MessageBox(props: MessageBoxProps) {
  const id = useDomId('message')
  const isMyTurn = useTurn(id)
  return <View id={id}>{isMyTurn && <Shown {...props} />}</View>
}

function Shown({ onEvent, ...message }: MessageBoxProps) {
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
      <View className={cx(styles.body, long && styles.long)}>
        <Words content={message.content} />
      </View>
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

/** What a message says; the block of a notice of transfer is drawn as its plate. Source: mockups 13-message-info, 29-transfer-message. */
function Words({ content }: Pick<Message, 'content'>) {
  const notice = transferNotice(content)
  if (!notice) return <>{content}</>
  const { before, blockNo, between, what, rest, then } = notice
  return (
    <View>
      {before}
      {blockNo !== undefined && <Plate no={blockNo} look='transfer' className={cx(styles.plate)} />}
      {between}
      <Text className={cx(styles.strong)}>{what}</Text>
      {rest}
      {then !== '' && <View className={cx(styles.then)}>{then}</View>}
    </View>
  )
}
