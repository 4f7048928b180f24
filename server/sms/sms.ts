/** A code on its way to a mobile number. */
export interface CodeMessage {
  readonly mobile: string
  readonly code: string
  readonly validMinutes: number
}

/** A warning that the way to sign in to somebody's account has changed. */
export interface WarningMessage {
  readonly mobile: string
  /** What was done, as a verb: 更换手机号. */
  readonly act: string
}

/** Sends text messages. Throws when the provider did not accept the message: then it counts as not sent. */
export interface Sms {
  send(message: CodeMessage): Promise<void>
  /** Whether it was sent; false when there is no template for it. */
  warn(message: WarningMessage): Promise<boolean>
}
