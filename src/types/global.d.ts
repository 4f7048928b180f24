/** Set by the build; see config/index.ts. */
declare const BASE_PATH: string
/** Where the server is, without a trailing slash; empty means the page's own host. */
declare const API_ORIGIN: string
/** The fixed parts of the request signature and their order. Source: specification §7; readings (Signature). */
declare const SIGN_SECRET_A: string
declare const SIGN_SECRET_B: string
declare const SIGN_TEMPLATE: string
/** Which tabs the product has; undeclared outside a build. Source: readings (two page sets). */
declare const EDITION: 'trade' | 'market'
/** The mini-program of the trade edition, '' for none. Source: docs/configuration.md */
declare const TRADE_APP_ID: string
/** The app's version, as package.json says it. */
declare const APP_VERSION: string
/** Whether styles are sent to the mini-program's screen with marks in place of their drawings. Source: config/plain.js */
declare const DRAWING_MARKS: boolean
