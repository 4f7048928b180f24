import { readFileSync } from 'node:fs'
import path from 'node:path'
import { distOf, editions, filesOf } from './bundle'

/** The first with iOS 14 and Chrome 86: older ones would not read our script. Source: WeChat, miniprogram-compat. */
const minimumBaseLibrary = '3.6.0'

const source = path.resolve(__dirname, '../../src')

/** Pages that can be shared to Moments, as their own settings say. */
const shared = filesOf(source, 'pages').flatMap((file) => {
  const isShared =
    file.endsWith('.config.ts') && readFileSync(path.join(source, file), 'utf8').includes('enableShareTimeline: true')
  return isShared ? [file.replace('.config.ts', '')] : []
})

/** Pages that search may find. */
const open = ['pages/index/index', 'pages/offer/salePay', 'pages/block/info']

describe.each(editions)('the %s edition', (edition) => {
  const read = (file: string): Readonly<Record<string, unknown>> =>
    JSON.parse(readFileSync(path.join(distOf('weapp', edition), file), 'utf8')) as Record<string, unknown>

  const app = read('app.json') as {
    readonly pages: readonly string[]
    readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[]
  } & Readonly<Record<string, unknown>>

  /** Every page of the app, those of packages that come later too. */
  const pages = [
    ...app.pages,
    ...app.subPackages.flatMap(({ root, pages: own }) => own.map((page) => `${root.replace(/\/$/, '')}/${page}`)),
  ]

  it('says nothing in the mini-program’s settings that is Taro’s own for H5', () => {
    expect(app).not.toHaveProperty('animation')
  })

  it('lets WeChat’s search see the public pages alone', () => {
    expect(app).toMatchObject({ sitemapLocation: 'sitemap.json' })
    const allowed = open.map((page) => expect.objectContaining({ action: 'allow', page }) as unknown)
    expect(read('sitemap.json')).toEqual({ rules: [...allowed, { action: 'disallow', page: '*' }] })
  })

  it('names no older base library than the browsers that we support come with', () => {
    const { libVersion } = read('project.config.json')
    expect(libVersion).toBe(minimumBaseLibrary)
    const root = path.resolve(__dirname, '../..')
    for (const file of ['README.md', 'README.zh-CN.md', 'docs/operation.md'])
      expect(readFileSync(path.join(root, file), 'utf8')).toContain(minimumBaseLibrary)
  })

  it('has room for WeChat’s own bar where a page is opened in Moments', () => {
    expect(shared).toEqual(expect.arrayContaining([...open, 'pages/vote/info', 'pages/fund/index']))
    for (const page of shared)
      expect(read(`${page}.json`)).toMatchObject({ singlePage: { navigationBarFit: 'squeezed' } })
  })

  it('lets the style of every page be told to hold it still', () => {
    expect(pages.length).toBeGreaterThan(app.pages.length)
    for (const page of pages)
      expect(readFileSync(path.join(distOf('weapp', edition), `${page}.wxml`), 'utf8')).toMatch(
        /^<page-meta page-style="{{lock/,
      )
  })
})
