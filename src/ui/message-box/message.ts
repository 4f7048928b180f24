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
  /** The main button submits something: it has this label and reports `submit` instead of `confirm`. */
  readonly submitText?: string
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

/** Part of the notice that a block is offered for transfer. Source: specification §2. */
const transferText = '区块已设置转让'

/** A notice of transfer in its parts: the number of the block, if it is named, and what stands around it. */
export interface TransferNotice {
  readonly before: string
  readonly blockNo: string | undefined
  readonly between: string
  readonly what: string
  /** The rest of the first sentence. */
  readonly rest: string
  /** What else is known, or can be done. */
  readonly then: string
}

/** The parts of such a notice; undefined for any other message. Source: mockups 13-message-info, 29-transfer-message. */
export function transferNotice(content: string): TransferNotice | undefined {
  const at = content.indexOf(transferText)
  if (at === -1) return undefined
  const lead = content.slice(0, at)
  const [, before = lead, blockNo, between = ''] = /^(\D*)(\d+)(.*)$/.exec(lead) ?? []
  const told = content.slice(at + transferText.length)
  const end = told.indexOf('。') + 1
  const rest = end === 0 ? told : told.slice(0, end)
  return { before, blockNo, between, what: transferText, rest, then: told.slice(rest.length) }
}

/** Part of the server's text while its interface is being upgraded. Source: specification §2 (interface upgrading). */
const upgradeText = '接口升级'

/** What a message looks like: title, buttons, style. Default texts: specification §2. */
export function lookOf(message: Message): MessageLook {
  const { type = 'ok', content } = message
  const long = [...content].length > longAfter
  const title = message.title ?? '提示'
  switch (noticeOf(message)) {
    case 'transfer':
      return { title, long, closable: false, buttons: [{ text: '我知道了', event: 'close', main: true }] }
    case 'upgrading':
      return { title: message.title ?? '接口升级中', long, closable: false, buttons: [closeButton(message)] }
    case 'first-purchase':
      return { title: message.title ?? '首次购买提醒', long, closable: false, buttons: firstPurchaseButtons(message) }
    case 'none':
      return { title, long, closable: type !== 'info', buttons: buttonsOf(type, message) }
  }
}

function noticeOf({ notice, content }: Message): MessageNotice | 'transfer' | 'none' {
  if (transferNotice(content)) return 'transfer'
  return notice ?? (content.includes(upgradeText) ? 'upgrading' : 'none')
}

const closeButton = (message: Message): MessageButton => ({
  text: message.closeText ?? '关闭',
  event: 'close',
  main: true,
})

const firstPurchaseButtons = (message: Message): readonly MessageButton[] => [
  { text: message.cancelText ?? '再看看', event: 'back', main: false },
  { text: message.confirmText ?? '知道了，去付款', event: 'forward', main: true },
]

function buttonsOf(type: MessageType, message: Message): readonly MessageButton[] {
  const { submitText, confirmText = '确定', cancelText = '取消' } = message
  const confirm: MessageButton =
    submitText === undefined
      ? { text: confirmText, event: 'confirm', main: true }
      : { text: submitText, event: 'submit', main: true }
  switch (type) {
    case 'ok':
      return [confirm]
    case 'confirm':
      return [{ text: cancelText, event: 'cancel', main: false }, confirm]
    case 'cancel':
      return [{ text: cancelText, event: 'cancel', main: true }]
    case 'info':
      return [closeButton(message)]
  }
}
