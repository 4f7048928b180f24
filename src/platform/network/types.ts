/** Whether the device has a network. It may have one and still not reach the server. */
export interface Network {
  /** True until the device says otherwise. */
  readonly isOnline: () => boolean
  /** Calls the listener after every change, until the returned function is called. */
  readonly watch: (listener: () => void) => () => void
}
