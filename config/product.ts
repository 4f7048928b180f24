import path from 'node:path'
import { plainFolder } from './plain'
import { routedPages } from './routes'

/**
 * What is built: the product in its trade edition, or in its market edition (`market`), or one of the small applications for the checks.
 * `gallery` shows every piece of the kit in every state, `blank` is Taro without the kit, for its size. Neither is part of the product's
 * production build.
 */
const products = {
  product: { sourceRoot: 'src', folder: '.', routes: routedPages },
  market: {
    sourceRoot: 'src',
    folder: 'market',
    routes: { ...routedPages, '/pages/user/user': ['/pages/user/user', '/pages/user/index'] },
  },
  gallery: { sourceRoot: 'tests/gallery/app', folder: 'gallery', routes: { '/pages/gallery/index': '/' } },
  blank: { sourceRoot: 'tests/gallery/blank', folder: 'blank', routes: { '/pages/blank/index': '/' } },
} as const

type ProductName = keyof typeof products

const isProductName = (name: string): name is ProductName => name in products

function chosenName(): ProductName {
  const wanted = process.env.MENPAI_PRODUCT || 'product'
  if (!isProductName(wanted)) throw new Error(`MENPAI_PRODUCT is one of ${Object.keys(products).join(', ')}`)
  return wanted
}

const chosen = chosenName()

export const isGallery = chosen === 'gallery'
/** The product with the tabs of the block market. Our decision: docs/decisions/0261-market-edition.md */
export const isMarket = chosen === 'market'
export const isProduct = chosen === 'product' || isMarket

const { sourceRoot, folder, routes } = products[chosen]

/** Its source folder and its build folder (both relative to the root), and its H5 addresses. */
export const product = { sourceRoot, folder: path.posix.join('dist', plainFolder, folder), routes }
