import type { Origin } from '../protocol'

let origin: Origin | null = null

export const setOrigin = (to: Origin | null): void => {
  origin = to
}

/** An address as the test's name service resolves it; see `resolveAddress` of the logic layer. */
export const reachable = (text: string): string =>
  origin === null ? text : text.replaceAll(`${origin.from}/`, `${origin.to}/`)

/** The address of a picture: whole, or a file of the package. */
export const pictureAddress = (source: string): string =>
  /^(https?:|data:|blob:)/.test(source) ? reachable(source) : `/${source.replace(/^\/+/, '')}`
