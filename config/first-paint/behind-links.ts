import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isMarket } from '../product'

const listed = (file: string) => {
  const list = readFileSync(path.resolve(__dirname, '../../src/boot/first-paint', file), 'utf8')
  return [...list.matchAll(/ from '@\/(pages\/\w+\/\w+)'/g)].map(([, page = '']) => page)
}

const homes = ['pages/index/index', 'pages/market/index']

/** The pages that links lead to in this edition besides its home, as the lists themselves import them: `pages/offer/salePay`. */
export const pagesBehindLinks: ReadonlySet<string> = new Set(
  ['shared-pages.ts', isMarket ? 'market-pages.ts' : 'trade-pages.ts']
    .flatMap(listed)
    .filter((page) => !homes.includes(page)),
)
