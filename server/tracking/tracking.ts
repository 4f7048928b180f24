import { createHmac } from 'node:crypto'
import type { Carrier } from '@contract/orders/carriers'
import type { Result } from '@contract/result'
import type { TrackingAccount, TrackingSettings } from '../config/accounts'
import type { Config } from '../config/config'
import { companyOf } from './companies'
import type { ParcelTold, Tracked } from './course'
import { askAfter, subscribe } from './kuaidi100'

/**
 * Follows parcels. `follow` and `ask` throw when the provider does not answer or not in its own form, and fail with its words when it
 * refuses.
 */
export interface Tracking {
  /** Signs what the provider tells us by itself. */
  readonly salt: string
  /** Whether the provider follows this carrier's parcels. */
  isKnown(carrier: Carrier): boolean
  /** Asks that the provider tells us of a parcel. */
  follow(parcel: Tracked): Promise<Result<{ readonly kind: 'followed' }, string>>
  /** Asks after a parcel; without `told` nothing is known of it. */
  ask(parcel: Tracked): Promise<Result<{ readonly kind: 'asked'; readonly told?: ParcelTold }, string>>
}

/** Where the provider tells us of parcels, below the address of the calls. */
export const pushPath = '/bctOrder/parcelNews'

/** Where our sandbox of the provider lies on the listener of the sandboxes. */
export const sandboxPath = '/kuaidi100'

/** The sandbox's account is derived from the key of the sandboxes. Throws when that was not made yet. */
export function trackingSandboxAccount({ sandboxKey }: Pick<Config, 'sandboxKey'>): TrackingAccount {
  if (sandboxKey === undefined) throw new Error('The sandboxes have no key.')
  const made = (what: string) => createHmac('sha256', sandboxKey).update(what).digest('hex')
  return { key: made('kuaidi100').slice(0, 16), customer: made('kuaidi100-customer').slice(0, 32).toUpperCase() }
}

type Known = Pick<Config, 'tracking' | 'wechat' | 'mode' | 'sandboxKey' | 'gatewayUrl' | 'gatewayPort'>

/**
 * The provider in use: a real account, our sandbox where the other sandboxes run, or none. Our decision: docs/decisions/0430-parcels.md
 */
export function trackingSettings(config: Known): TrackingSettings | undefined {
  if (config.tracking) return config.tracking
  if (config.mode === 'production' || config.wechat || config.sandboxKey === undefined) return undefined
  const url = config.gatewayUrl ?? `http://127.0.0.1:${config.gatewayPort}`
  return { ...trackingSandboxAccount(config), url: `${url}${sandboxPath}` }
}

/** Undefined without a provider: then no parcel is followed. */
export function trackingOf(config: Known & Pick<Config, 'publicUrl' | 'port'>): Tracking | undefined {
  const settings = trackingSettings(config)
  if (!settings) return undefined
  const salt = createHmac('sha256', settings.key).update('pushes').digest('hex').slice(0, 32)
  const callbackUrl = `${config.publicUrl ?? `http://127.0.0.1:${config.port}`}/api${pushPath}`
  return {
    salt,
    isKnown: (carrier) => companyOf(carrier, '') !== undefined,
    follow: (parcel) => subscribe(settings, parcel, { salt, callbackUrl }),
    ask: (parcel) => askAfter(settings, parcel),
  }
}
