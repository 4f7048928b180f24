/**
 * Lets the platform keep the app, so that it opens from the device: a service worker in a browser, in production builds only. The
 * mini-program is kept by its platform. Where it is not possible, nothing happens. Our decision: docs/decisions/0094-installed-app.md
 */
export type KeepApp = () => void
