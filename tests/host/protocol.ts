/**
 * The messages between the three layers of the mini-program host. The shell (the visible page) plays the phone and WeChat, the logic layer
 * (a worker) runs the app's scripts, the view layer (one frame per page) draws its templates.
 */

export type Bag = Record<string, unknown>

export interface TabItem {
  readonly pagePath: string
  readonly text: string
  readonly iconPath?: string
  readonly selectedIconPath?: string
}

export interface TabBarConfig {
  readonly color?: string
  readonly selectedColor?: string
  readonly backgroundColor?: string
  readonly list: readonly TabItem[]
}

/** The settings of one page's window: the app's `window` with the page's own on top. */
export interface PageConfig {
  readonly navigationStyle?: 'default' | 'custom'
  readonly navigationBarTitleText?: string
  readonly navigationBarBackgroundColor?: string
  readonly navigationBarTextStyle?: string
  readonly backgroundColorContent?: string
  readonly onReachBottomDistance?: number
  readonly component?: boolean
  readonly styleIsolation?: string
  readonly usingComponents?: Readonly<Record<string, string>>
}

export interface AppConfig {
  readonly pages: readonly string[]
  readonly entryPagePath?: string
  readonly lazyCodeLoading?: string
  readonly themeLocation?: string
  readonly sitemapLocation?: string
  readonly subPackages?: readonly { readonly root: string; readonly pages: readonly string[] }[]
  readonly subpackages?: readonly { readonly root: string; readonly pages: readonly string[] }[]
  /** By the page that is shown: which packages are then fetched. */
  readonly preloadRule?: Readonly<Record<string, { readonly packages: readonly string[] }>>
  readonly tabBar?: TabBarConfig
  readonly window?: PageConfig
  readonly usingComponents?: Readonly<Record<string, string>>
  readonly networkTimeout?: { readonly request?: number }
}

/** Everything the packer knows about an app, by path without extension. */
export interface PackedConfig {
  readonly app: AppConfig
  readonly json: Readonly<Record<string, PageConfig>>
  /** Names of the event handlers written in the templates: each must cross from the view to the logic layer. */
  readonly handlers: readonly string[]
}

export interface Launch {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly scene: number
}

export interface SystemInfo {
  readonly screenWidth: number
  readonly screenHeight: number
  readonly statusBarHeight: number
  readonly theme: 'light' | 'dark'
  readonly [name: string]: unknown
}

/** A name-service entry: addresses that begin with `from` are reached at `to`. */
export interface Origin {
  readonly from: string
  readonly to: string
}

/** The origins that the app may speak with, by the kind of call, as the operator lists them in WeChat's admin page. */
export interface Domains {
  readonly request: readonly string[]
  readonly uploadFile: readonly string[]
  readonly downloadFile: readonly string[]
}

/** Bytes behind a path that a mocked `chooseImage` returned. */
export interface PickedFile {
  readonly path: string
  readonly type: string
  readonly bytes: string | Uint8Array<ArrayBuffer>
}

export type ShellToLogic =
  | {
      readonly kind: 'boot'
      readonly storage: readonly (readonly [string, string])[]
      readonly launch: Launch
      readonly system: SystemInfo
      readonly origin: Origin | null
      readonly domains: Domains | null
      /** How promises run: `timers` as on iOS up to 15. */
      readonly promises: 'native' | 'timers'
      /** How long a message between script and screen is on its way, one way. */
      readonly crossingMs: number
    }
  | { readonly kind: 'arrive'; readonly url: string }
  | { readonly kind: 'fail'; readonly how: 'error' | 'rejection'; readonly text: string }
  | { readonly kind: 'port'; readonly page: number; readonly port: MessagePort }
  | { readonly kind: 'answer'; readonly id: number; readonly value?: Bag; readonly failure?: string }
  | { readonly kind: 'tab'; readonly index: number }
  | { readonly kind: 'back' }
  | {
      readonly kind: 'hook'
      readonly id: number
      readonly on: 'app' | 'page'
      readonly name: string
      readonly arg: unknown
    }
  | { readonly kind: 'stats'; readonly id: number }
  | { readonly kind: 'data'; readonly id: number }
  | { readonly kind: 'offline'; readonly isOffline: boolean }
  | { readonly kind: 'leave'; readonly graceMs: number }
  | { readonly kind: 'comeBack' }
  | { readonly kind: 'notify'; readonly name: string; readonly arg: Bag }

export type LogicToShell =
  | {
      readonly kind: 'open'
      readonly page: number
      readonly path: string
      readonly config: PageConfig
      readonly tab: number
    }
  | {
      readonly kind: 'show'
      readonly page: number
      readonly path: string
      readonly tab: number
      readonly depth: number
    }
  | { readonly kind: 'close'; readonly page: number }
  | {
      readonly kind: 'api'
      readonly id: number
      readonly name: string
      readonly arg: Bag
      readonly page: number
      /** True for what only a phone can do: without a mock it fails. */
      readonly phone: boolean
    }
  | { readonly kind: 'storage'; readonly entries: readonly (readonly [string, string])[] }
  | { readonly kind: 'error'; readonly text: string }
  | { readonly kind: 'warning'; readonly text: string }
  | { readonly kind: 'hookAnswer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'launched' }

/** What a selector query asks of a node. */
export interface NodeFields {
  readonly id?: boolean
  readonly dataset?: boolean
  readonly rect?: boolean
  readonly size?: boolean
  readonly scrollOffset?: boolean
  /** A canvas that the logic layer draws on. */
  readonly node?: boolean
  readonly properties?: readonly string[]
  readonly computedStyle?: readonly string[]
}

export interface NodeRequest {
  /** Null asks about the page itself. */
  readonly selector: string | null
  readonly single: boolean
  readonly fields: NodeFields
}

export interface ObserveRequest {
  readonly selector: string
  readonly relativeTo: string | null
  readonly margins: Readonly<Record<string, number>>
  readonly thresholds: readonly number[]
}

export interface ScrollRequest {
  readonly scrollTop?: number
  readonly selector?: string
  readonly offsetTop?: number
}

export type LogicToView =
  | { readonly kind: 'init'; readonly data: Bag }
  | { readonly kind: 'set'; readonly id: number; readonly instance: number | null; readonly patch: Bag }
  | { readonly kind: 'query'; readonly id: number; readonly requests: readonly NodeRequest[] }
  | { readonly kind: 'observe'; readonly id: number; readonly request: ObserveRequest }
  | { readonly kind: 'unobserve'; readonly id: number }
  | { readonly kind: 'scrollTo'; readonly id: number; readonly request: ScrollRequest }
  | { readonly kind: 'openTypeAnswer'; readonly id: number; readonly detail: Bag }
  | { readonly kind: 'leaveContainer' }

export type ViewToLogic =
  | { readonly kind: 'ready' }
  | { readonly kind: 'ack'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'event'; readonly method: string; readonly instance: number | null; readonly event: Bag }
  | { readonly kind: 'attached'; readonly instance: number; readonly component: string; readonly data: Bag }
  | { readonly kind: 'detached'; readonly instance: number }
  | { readonly kind: 'observed'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'openType'; readonly id: number; readonly type: string; readonly target: Bag }
  | { readonly kind: 'scroll'; readonly scrollTop: number }
  | { readonly kind: 'bottom' }
  /** Whether a `page-container` takes the next step back. */
  | { readonly kind: 'container'; readonly isShown: boolean }
  | { readonly kind: 'failure'; readonly text: string }

/** The first message a frame gets; its port to the logic layer comes with it. */
export interface FrameStart {
  readonly kind: 'start'
  readonly path: string
  readonly config: PageConfig
  readonly origin: Origin | null
  /** What the phone covers of the page, in px. */
  readonly insets: { readonly top: number; readonly bottom: number }
}
