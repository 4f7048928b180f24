import path from 'node:path'
import { plainFolder } from '../../../config/plain'

/** Where the build of a target lies that is looked at: with `MENPAI_PLAIN` the one on plain Taro. */
export const builtOf = (target: 'h5' | 'weapp') => path.resolve(__dirname, '../../../dist', plainFolder, target)
