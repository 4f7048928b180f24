import { routes } from '@contract/pages/routes'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compileString } from 'sass'

const root = path.resolve(__dirname, '../../..')

interface AppConfig {
  readonly pages: readonly string[]
  readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[]
  readonly tabBar: { readonly list: readonly { readonly pagePath: string; readonly iconPath: string }[] }
}

type Edition = 'trade' | 'market'

/** What a build of this edition reads, and the table of tabs that its sources have. */
async function edition(name: Edition) {
  Object.assign(globalThis, { defineAppConfig: (config: unknown) => config, EDITION: name })
  process.env.MENPAI_PRODUCT = name === 'market' ? 'market' : 'product'
  jest.resetModules()
  const { default: config } = (await import('../../../src/app.config')) as unknown as { default: AppConfig }
  const { tabRoutes } = await import('@/lib/routes/tabs')
  const { basePath } = await import('../../../config/routes')
  const { appSettings } = await import('../../../config/weapp-settings')
  return { config, tabs: tabRoutes.map((tab) => routes[tab]), basePath, preloads: appSettings.preloadRule }
}

const allPages = ({ pages, subPackages }: AppConfig) =>
  [...pages, ...subPackages.flatMap((part) => part.pages.map((page) => `${part.root}/${page}`))].sort()

afterEach(() => {
  delete process.env.MENPAI_PRODUCT
  Reflect.deleteProperty(globalThis, 'EDITION')
})

it('has the pages of the trade edition but its second board, with the tabs of the block market in its main package', async () => {
  const trade = await edition('trade')
  const market = await edition('market')
  expect([...allPages(market.config), 'pages/index/buy'].sort()).toEqual(allPages(trade.config))
  expect(market.tabs).toEqual(['pages/index/index', 'pages/category/index', 'pages/cart/index', 'pages/user/user'])
  expect(market.config.tabBar.list.map(({ pagePath }) => pagePath)).toEqual(market.tabs)
  expect(market.tabs.filter((page) => !market.config.pages.includes(page))).toEqual([])
  for (const { iconPath } of market.config.tabBar.list) expect(existsSync(path.join(root, 'src', iconPath))).toBe(true)
  const packages = new Set(market.config.subPackages.map((part) => part.root))
  const fetched = Object.values(market.preloads).flatMap((rule) => rule.packages)
  expect(fetched.filter((one) => !packages.has(one))).toEqual([])
  expect([trade.basePath, market.basePath]).toEqual(['/', '/market'])
})

it.each([
  ['trade', 3],
  ['market', 4],
] as const)('has a picture for each tab of the %s edition in a browser', (name, count) => {
  const folder = path.join(root, 'src/ui/theme')
  const settings = `@use "rpx" as * with ($target: "h5", $edition: "${name}");\n`
  const source = `${settings}${readFileSync(path.join(folder, 'tab-bar.scss'), 'utf8').replace("@use 'rpx' as *;", '')}`
  const { css } = compileString(source.replace(/^(@use [^;]+;)\n([^]*?)(@use 'sass:list';)/, '$3\n$1\n$2'), {
    loadPaths: [folder],
  })
  expect(css.match(/\.tab-bar-item:nth-child\(\d\)/g)).toHaveLength(count)
  expect(css.includes('M1.75 4.25h3.1')).toBe(name === 'market')
})
