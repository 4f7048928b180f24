import packedPages from '../contract/pages/packed-pages.json'

const givenPath = process.env.MENPAI_BASE_PATH ?? '/'

/**
 * The folder under which the H5 app is served, without a trailing slash; `/` for the root. Source: specification §2
 * (history mode under a base path). The market edition lies in a folder below the trade edition.
 */
export const basePath =
  process.env.MENPAI_PRODUCT === 'market' ? `${givenPath === '/' ? '' : givenPath}/market` : givenPath

const home = '/pages/index/index'

/**
 * H5 addresses that differ from the page's own path: `/` is the buy home, and those of the packed pages. Source: specification §2.
 */
export const customRoutes: Readonly<Record<string, string>> = {
  [home]: '/',
  ...Object.fromEntries(Object.entries(packedPages).map(([place, address]) => [`/${place}`, `/${address}`])),
}

/** Any address that no other page has. Source: path-to-regexp. */
const anyOther = '/(.*)'

/** The pages by their H5 addresses; any other address is an unknown page. The home has both of its own (specification §2). */
export const routedPages = {
  ...customRoutes,
  [home]: ['/', home],
  '/pages/lost/index': ['/pages/lost/index', anyOther],
}

/** The H5 address of a page, below the base path. */
export const addressOfPage = (page: string): string => customRoutes[page] ?? page
