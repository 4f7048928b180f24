import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addressOfPage } from '../../config/routes'
import { bytesOf, distOf, editions, filesOf } from './bundle'

interface AppJson {
  readonly pages: readonly string[]
  readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[]
  readonly preloadRule: Readonly<Record<string, { readonly network: string; readonly packages: readonly string[] }>>
}

/** WeChat's limit for what the pages of one package may fetch early, all together. */
const preloadBytes = 2 * 1024 * 1024

describe.each(editions)('the %s edition', (edition) => {
  const folder = distOf('weapp', edition)
  const app = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8')) as AppJson
  const rules = Object.entries(app.preloadRule)

  const weightOf = (root: string) =>
    filesOf(path.join(folder, root)).reduce((sum, file) => sum + bytesOf(path.join(folder, root, file)), 0)

  it('tells the server of H5 which files each page needs, and the files are there', () => {
    const pages = JSON.parse(
      readFileSync(path.join(distOf('h5', edition), '../first-paint/pages.json'), 'utf8'),
    ) as Readonly<Record<string, readonly string[]>>
    const all = [
      ...app.pages,
      ...app.subPackages.flatMap(({ root, pages: below }) => below.map((page) => `${root}/${page}`)),
    ]
    expect(Object.keys(pages).sort()).toEqual(all.map((page) => addressOfPage(`/${page}`)).sort())
    for (const files of Object.values(pages)) {
      expect(files.some((file) => file.endsWith('.js'))).toBe(true)
      for (const file of files) expect(bytesOf(path.join(distOf('h5', edition), file))).toBeGreaterThan(0)
    }
  })

  it('fetches every sub-package early, from a page that leads to it', () => {
    const fetched = new Set(rules.flatMap(([, { packages }]) => packages))
    // No page leads to the one that says that there is no such page.
    const ledTo = app.subPackages.map(({ root }) => root).filter((root) => root !== 'pages/lost')
    expect([...fetched].sort()).toEqual(ledTo.sort())
    const below = app.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))
    expect(rules.filter(([page]) => ![...app.pages, ...below].includes(page))).toEqual([])
  })

  it('does not fetch more than WeChat allows for a package, nor keep anyone waiting for Wi-Fi', () => {
    const fetched = new Set(rules.flatMap(([, { packages }]) => packages))
    const bytes = [...fetched].reduce((sum, root) => sum + weightOf(root), 0)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThan(preloadBytes)
    expect(rules.every(([, { network }]) => network === 'all')).toBe(true)
  })
})
