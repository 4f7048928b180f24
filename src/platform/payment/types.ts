import type { PayParams } from '@contract/wechat-pay'

/**
 * What the server gives for one payment by the platform: signed parameters, and the address of the payment page where
 * there is no sheet.
 */
export interface PaySheet extends PayParams {
  readonly appId: string
  readonly mwebUrl: string
}

/**
 * How the platform's payment sheet closed. It proves nothing: ask the server how the payment ended, whatever this says.
 * `left`: the browser goes to the payment page and comes back to this page. `unsupported` where the platform has nothing to pay with.
 */
export type PayOutcome = 'closed' | 'cancelled' | 'failed' | 'left' | 'unsupported'

/** Where the payer is; the server chooses the way to pay by it. */
export type PayScene = 'mini' | 'messenger' | 'web'

export interface Payment {
  readonly scene: PayScene
  /** The code by which the server knows who pays, where the platform gives one without asking; undefined elsewhere. */
  readonly payerCode: () => Promise<string | undefined>
  /** Opens the platform's payment sheet for what the server signed. Source: specification §7 (payment). */
  readonly request: (sheet: PaySheet) => Promise<PayOutcome>
}

/** What WeChat's web login sends back. */
export interface WebReturn {
  readonly code: string
  readonly state: string
}

/** WeChat's silent web login: the browser leaves to it and comes back to this page with a code. Only in WeChat's browser. */
export interface WebLogin {
  /** This page's address, without what an earlier login left in it; empty where there are no addresses. */
  readonly page: () => string
  /**
   * What the login came back with, if it just did and the state is ours; it is removed from the address. Without a rule any state counts.
   */
  readonly takeReturn: (isOurs?: (state: string) => boolean) => WebReturn | undefined
  /** Leaves to the login. `state` comes back with the code. */
  readonly leave: (address: string) => void
}
