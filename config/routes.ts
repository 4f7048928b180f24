import { packedPages } from '../src/platform/navigation/packed-pages'

/** The folder under which the H5 app is served, without a trailing slash; `/` for the root. Source: specification §2 (history mode under a base path). */
export const basePath = process.env.MENPAI_BASE_PATH ?? '/'

/** H5 addresses that differ from the page's own path. Source: specification §2 (`/` is the buy home). */
export const customRoutes = { '/pages/index/index': '/', ...packedPages }
