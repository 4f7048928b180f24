import { readFileSync } from 'node:fs'
import path from 'node:path'

const list = path.resolve(__dirname, '../../src/boot/first-paint/shared-pages.ts')

/** The pages that links lead to in both editions, as the list itself imports them: `pages/index/salePay`. */
export const pagesBehindLinks: ReadonlySet<string> = new Set(
  [...readFileSync(list, 'utf8').matchAll(/ from '@\/(pages\/\w+\/\w+)'/g)].map(([, page = '']) => page),
)
