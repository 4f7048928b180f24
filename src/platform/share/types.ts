/** What is shared of a page. */
export interface ShareCard {
  readonly title: string
  /** The page's address with its parameters and who shares it, as the platform's router takes it: for the mini-program's card. */
  readonly path: string
  /** The whole share link: for everything else. */
  readonly link: string
  /** The whole address of a picture. */
  readonly imageUrl?: string | undefined
}

/** How it ended. `menu`: the messenger shares by its own menu, whose card is ready; tell the person where it is. */
export type ShareEnd = 'shared' | 'copied' | 'menu' | 'given up' | 'failed'

/** What the messenger's script needs; the server signs the page's address. Source: WeChat JS-SDK (wx.config). */
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

/** Gives the platform the card of the page that shows: the mini-program's menu and timeline, the messenger's menu; nothing elsewhere. */
export type UsePageShare = (card: ShareCard, sign: SignPage) => void

export interface Share {
  /** False where the platform's own menu is enough: then there is no button to draw. */
  readonly hasButton: boolean
  /** Shares a page by the best way there is: the system's sheet, or the link copied. */
  readonly share: (card: ShareCard) => Promise<ShareEnd>
}
