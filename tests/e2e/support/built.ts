import path from 'node:path'
import { plainFolder } from '../../../config/plain'

/** Our decision: docs/decisions/0261-market-edition.md */
export type Edition = 'trade' | 'market'

/** Where the build of a target lies that is looked at: with `MENPAI_PLAIN` the one on plain Taro. */
export const builtOf = (target: 'h5' | 'weapp', edition: Edition = 'trade') =>
  path.resolve(__dirname, '../../../dist', plainFolder, edition === 'trade' ? '' : edition, target)

/** Where a server finds both editions of H5; of plain Taro there is one. */
export const builtForH5 = () => ({
  MENPAI_H5_DIR: builtOf('h5'),
  ...(plainFolder === '' && { MENPAI_MARKET_DIR: builtOf('h5', 'market') }),
})
