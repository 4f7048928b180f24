import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bytesOf, distOf, editions, filesOf, firstScripts, gzipBytesOf, scriptText } from './bundle'

/** Gzip kB of a default blank Taro 4 page on H5: our first path may not weigh more. */
const blankPageGzipKb = 132

/** WeChat's limit is 2 MB; this is ours, raw kB of the main package. */
const mainPackageKb = 630

/** Raw kB of each package beside it: so much a resident waits for when the first of its pages is opened. Most wait for an order. */
const subPackageKb = (root: string) => (root === 'pages/order' ? 100 : 110)

/** Folders that are loaded when the first of their pages is opened. */
function subPackagesOf(folder: string): readonly string[] {
  const app = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8')) as {
    readonly subPackages: readonly { readonly root: string }[]
  }
  return app.subPackages.map(({ root }) => root)
}

const kb = (bytes: number) => bytes / 1024

it.each(editions)('asks for less script on the first H5 path than a default blank Taro page (%s)', (edition) => {
  const scripts = firstScripts(edition)
  expect(scripts.length).toBeGreaterThan(0)
  expect(kb(scripts.reduce((sum, file) => sum + gzipBytesOf(file), 0))).toBeLessThan(blankPageGzipKb)
})

it.each(editions)('keeps the main package of the mini-program and each other one in their budgets (%s)', (edition) => {
  const folder = distOf('weapp', edition)
  const roots = subPackagesOf(folder)
  const files = filesOf(folder).filter((file) => !file.endsWith('.map'))
  const rootOf = (file: string) => roots.find((root) => file.startsWith(path.join(root, path.sep)))
  const sizeOf = (package_: string | undefined) =>
    kb(
      files
        .filter((file) => rootOf(file) === package_)
        .reduce((sum, file) => sum + bytesOf(path.join(folder, file)), 0),
    )
  expect(sizeOf(undefined)).toBeLessThan(mainPackageKb)
  expect(roots.length).toBeGreaterThan(10)
  for (const root of roots) expect([root, sizeOf(root) < subPackageKb(root)]).toEqual([root, sizeOf(root) > 0])
})

describe.each(editions)('the %s edition', (edition) => {
  it.each(['h5', 'weapp'] as const)('carries neither schemas nor code made at run time in %s', (target) => {
    const text = scriptText(target, edition)
    expect(text).not.toContain('safe_integer')
    if (target === 'weapp') expect(text).not.toMatch(/\bnew Function\(|[^.\w]eval\(/)
  })
})
