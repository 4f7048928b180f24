import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { distOf, editions, filesOf } from '../build/bundle'
import { appErrors } from '../host/pack/app-errors'
import type { AppConfig } from '../host/protocol'
import { readJson } from './project'
import { schemaErrors } from './schema'

const errorsOf = (folder: string) =>
  appErrors(folder, filesOf(folder), JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8')) as AppConfig)

it('finds nothing in the mini-program’s settings that the vendor’s tools would refuse, in either edition', () => {
  for (const edition of editions) expect(errorsOf(distOf('weapp', edition))).toEqual([])
  expect(schemaErrors('projectconfig', readJson('project.config.json'))).toEqual([])
})

describe('would tell of', () => {
  const good = path.resolve(__dirname, '../host/fixture')
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'vendor-app-'))
    cpSync(good, folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const withApp = (change: object) => {
    const app = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8')) as object
    writeFileSync(path.join(folder, 'app.json'), JSON.stringify({ ...app, ...change }))
    return errorsOf(folder)
  }
  const tab = (pagePath: string, more: object = {}) => ({ pagePath, text: 'x', ...more })
  const bar = (...list: readonly object[]) => ({
    color: '#000000',
    selectedColor: '#000000',
    backgroundColor: '#ffffff',
    list,
  })

  it('nothing in a good app', () => expect(errorsOf(folder)).toEqual([]))

  it('a field that WeChat does not know', () => {
    expect(withApp({ animation: false })).toEqual([expect.stringContaining('additional property "animation"')])
    writeFileSync(path.join(folder, 'pages/home.json'), '{ "enablePullDownRefresh": "yes" }')
    expect(errorsOf(folder)).toContainEqual(expect.stringContaining('pages/home.json: enablePullDownRefresh'))
  })

  it('files that are named and missing', () => {
    rmSync(path.join(folder, 'more/page.wxml'))
    const found = withApp({ sitemapLocation: 'sitemap.json', entryPagePath: 'pages/none' })
    expect(found).toEqual([
      'app.json: pages: no more/page.wxml',
      'app.json: no sitemap.json',
      'app.json: entryPagePath: no page pages/none',
    ])
    writeFileSync(path.join(folder, 'pages/home.json'), '{ "usingComponents": { "a": "../none" } }')
    expect(errorsOf(folder)).toContain('pages/home.json: usingComponents: no none')
  })

  it('tabs that WeChat would not show', () => {
    const home = tab('pages/home')
    expect(withApp({ tabBar: bar(home) })).toContain('app.json: tabBar: 1 tabs')
    expect(withApp({ tabBar: bar(home, tab('more/page')) })).toContain(
      'app.json: tabBar: more/page is no page of the main package',
    )
    writeFileSync(path.join(folder, 'large.png'), Buffer.alloc(41 * 1024))
    const icons = bar(home, tab('pages/mine', { iconPath: 'none.png', selectedIconPath: 'large.png' }))
    expect(withApp({ tabBar: icons })).toEqual(['app.json: tabBar: no none.png', 'large.png: an icon above 40 kB'])
    writeFileSync(path.join(folder, 'drawn.svg'), '<svg/>')
    const drawn = bar(home, tab('pages/mine', { iconPath: 'drawn.svg' }))
    expect(withApp({ tabBar: drawn })).toContain('drawn.svg: no PNG and no JPEG')
  })

  it('pictures and fonts of the package in a sheet, which a phone does not show', () => {
    const rules = [
      'images/dot.png',
      '"/images/dot.png"',
      "'../a.woff2'",
      'data:image/png;base64,AA',
      '"https://a.cn/b"',
    ]
    writeFileSync(path.join(folder, 'more/page.wxss'), rules.map((name) => `.a{background:url(${name})}`).join('\n'))
    expect(errorsOf(folder)).toEqual(
      ['images/dot.png', '/images/dot.png', '../a.woff2'].map(
        (name) => `more/page.wxss: a phone does not show ${name}`,
      ),
    )
  })

  it('a package that is too heavy', () => {
    writeFileSync(path.join(folder, 'more/data.js'), Buffer.alloc(2 * 1024 * 1024))
    expect(errorsOf(folder)).toEqual([expect.stringMatching(/^more: 2\d+ bytes$/)])
  })
})
