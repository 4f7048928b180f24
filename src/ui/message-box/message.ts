/** Which buttons a message shows. Source: specification §2 (types ok, confirm, cancel, info). */
export type MessageType = 'ok' | 'confirm' | 'cancel' | 'info'

/** What a message reports. Closing, confirming and cancelling also hide it. Source: specification §2. */
export type MessageEvent = 'confirm' | 'cancel' | 'back' | 'forward' | 'submit' | 'close'

/** A special case with texts and buttons of its own. Source: specification §2 (first purchase, interface upgrading). */
export type MessageNotice = 'first-purchase' | 'upgrading'

export interface Message {
  readonly type?: MessageType
  readonly notice?: MessageNotice
  readonly title?: string
  readonly content: string
  readonly confirmText?: string
  readonly cancelText?: string
  readonly closeText?: string
}

export interface MessageButton {
  readonly text: string
  readonly event: MessageEvent
  readonly main: boolean
}

export interface MessageLook {
  readonly title: string
  readonly long: boolean
  readonly closable: boolean
  readonly buttons: readonly MessageButton[]
}

/** Beyond this many characters the text is small and left-aligned. Source: specification §9 (popup long-text threshold 32). */
const longAfter = 32

/** Part of the notice that a block is set for transfer. Source: specification §2. */
const transferText = '区块已设置转让'

/** What a message looks like: title, buttons, style. */
export function lookOf(message: Message): MessageLook {
  const { type = 'ok', notice, content } = message
  const long = [...content].length > longAfter
  if (content.includes(transferText)) {
    return {
      title: message.title ?? '提示',
      long,
      closable: false,
      buttons: [{ text: '我知道了', event: 'close', main: true }],
    }
  }
  const confirm = { text: message.confirmText ?? '确定', event: 'confirm', main: true } as const
  const cancel = { text: message.cancelText ?? '取消', event: 'cancel', main: false } as const
  const close = { text: message.closeText ?? '关闭', event: 'close', main: true } as const
  if (notice === 'first-purchase') {
    const back = { text: message.cancelText ?? '再看看', event: 'back', main: false } as const
    const forward = { text: message.confirmText ?? '知道了，去付款', event: 'forward', main: true } as const
    return { title: message.title ?? '首次购买提醒', long, closable: false, buttons: [back, forward] }
  }
  if (notice === 'upgrading') return { title: message.title ?? '界面升级中', long, closable: false, buttons: [close] }
  const buttons = { ok: [confirm], confirm: [cancel, confirm], cancel: [{ ...cancel, main: true }], info: [close] }[
    type
  ]
  return { title: message.title ?? '提示', long, closable: type !== 'info', buttons }
}
