/** How a person answered the platform's sheet: allowed one message, did not, or the sheet could not be shown. */
export type SubscribeAnswer = 'allowed' | 'refused' | 'failed'

export interface Subscribe {
  /** Whether the platform has messages to ask for. */
  readonly isOffered: boolean
  /**
   * Asks for one message of this template. Only within a tap: the platform refuses at any other time. Source: WeChat,
   * `requestSubscribeMessage`.
   */
  readonly ask: (templateId: string) => Promise<SubscribeAnswer>
}
