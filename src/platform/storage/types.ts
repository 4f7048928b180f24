/** Texts kept on the device. A device that refuses to keep things keeps them until the app is closed. */
export interface DeviceStorage {
  /** The text kept under this name; undefined when there is none. An empty text is none: a phone cannot tell them apart. */
  readonly read: (name: string) => string | undefined
  readonly write: (name: string, text: string) => void
  readonly remove: (name: string) => void
}
