import type { Result } from '@contract/result'

/** An address as the platform keeps it. `regionCode`: by GB/T 2260, as far as it is known; the person checks it. */
export interface PlatformAddress {
  readonly name: string
  readonly mobile: string
  readonly regionCode: string
  readonly street: string
}

export interface AddressBook {
  /** Whether the platform keeps addresses of the person; where it does not they are typed. */
  readonly canChoose: boolean
  /** Lets the person choose one. Undefined when nothing was chosen; `no-access` when the person or the platform does not let us. */
  readonly choose: () => Promise<Result<PlatformAddress | undefined, 'no-access'>>
}
