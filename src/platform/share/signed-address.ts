const entry = window.location.href.split('#')[0] ?? ''

/**
 * The address that is signed for WeChat. On iOS it must be the address with which the app was opened, not the one the router has changed it
 * to.
 */
export const signedAddress = (): string =>
  /iphone|ipad/i.test(navigator.userAgent) ? entry : (window.location.href.split('#')[0] ?? '')
