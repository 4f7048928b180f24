const entry = window.location.href.split('#')[0] ?? ''

/**
 * What is signed for the messenger. That of iOS wants the address with which the app was opened, not the one that its
 * router made of it.
 */
export const signedAddress = (): string =>
  /iphone|ipad/i.test(navigator.userAgent) ? entry : (window.location.href.split('#')[0] ?? '')
