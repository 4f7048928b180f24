/** A stand-in for the browser objects that modules look for when they are loaded on a server; the drawing uses none of them. */
const never = (): void => undefined
const listening = { addEventListener: never, removeEventListener: never }

export const navigator = { userAgent: '', onLine: true }
export const localStorage = { getItem: () => null, setItem: never, removeItem: never }
export const document = {
  ...listening,
  documentElement: { dataset: {}, style: {} },
  getElementById: () => null,
  getElementsByClassName: () => [],
  querySelectorAll: () => [],
}
export const window = {
  ...listening,
  location: { hostname: '', origin: '', hash: '', href: '', pathname: '/' },
  matchMedia: () => ({ matches: false, ...listening }),
  history: {},
  navigator,
  localStorage,
  document,
}
