import path from 'node:path'
import { bytesOf, distOf, filesOf, firstScripts, gzipBytesOf, scriptText } from './bundle'

/** Gzip kB of a default blank Taro 4 page on H5: our first path may not weigh more. */
const blankPageGzipKb = 132

/** WeChat's limit is 2 MB; this is ours, raw kB of the main package. */
const mainPackageKb = 650

const kb = (bytes: number) => bytes / 1024

it('asks for less script on the first H5 path than a default blank Taro page', () => {
  const scripts = firstScripts()
  expect(scripts.length).toBeGreaterThan(0)
  expect(kb(scripts.reduce((sum, file) => sum + gzipBytesOf(file), 0))).toBeLessThan(blankPageGzipKb)
})

it('keeps the main package of the mini-program within its budget', () => {
  const folder = distOf('weapp')
  const main = filesOf(folder).filter((file) => !file.startsWith(path.join('pages', 'order')) && !file.endsWith('.map'))
  expect(kb(main.reduce((sum, file) => sum + bytesOf(path.join(folder, file)), 0))).toBeLessThan(mainPackageKb)
})

it.each(['h5', 'weapp'] as const)('carries neither schemas nor code made at run time in %s', (target) => {
  const text = scriptText(target)
  expect(text).not.toContain('safe_integer')
  if (target === 'weapp') expect(text).not.toMatch(/\bnew Function\(|[^.\w]eval\(/)
})
