/** What is shared of a page. */
export interface ShareCard {
  readonly title: string
  /** The page's address with its parameters and the sharer's id, for the mini-program's card. */
  readonly path: string
  /** The whole share link: for everything else. */
  readonly link: string
  /** The whole address of a picture. */
  readonly imageUrl?: string | undefined
}

/** How it ended. `menu`: WeChat shares by its own menu, whose card is ready; tell the person where it is. */
export type ShareEnd = 'shared' | 'copied' | 'menu' | 'given up' | 'failed'

/** What WeChat's script needs; the server signs the page's address. Source: WeChat JS-SDK (wx.config). */
export interface MessengerSignature {
  readonly appId: string
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
  /** Where the script is. */
  readonly script: string
}

/** Asks the server for it; undefined when there is none. */
export type SignPage = (url: string) => Promise<MessengerSignature | undefined>

/** Gives the platform the card of the current page: the mini-program's menu and timeline, WeChat's menu; nothing elsewhere. */
export type UsePageShare = (card: ShareCard, sign: SignPage) => void

export interface Share {
  /** False where the platform's own menu is enough: then there is no button to draw. */
  readonly hasButton: boolean
  /** Shares a page in the best possible way: by the system's sheet, or by copying the link. */
  readonly share: (card: ShareCard) => Promise<ShareEnd>
  /** Whether `share` does more than copy the link now: the system's sheet, or WeChat's menu. */
  readonly canSend: () => boolean
  /** Copies the link. */
  readonly copy: (card: ShareCard) => Promise<ShareEnd>
}
