export interface PhoneCall {
  /** Opens the phone with this number typed in; the person decides whether to call. Where there is no phone nothing happens. */
  readonly to: (number: string) => void
}
