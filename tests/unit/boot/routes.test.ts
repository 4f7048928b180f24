import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { addressOf, idParam } from '@/lib/routes/address'
import { routes } from '@contract/pages/routes'
import { tabRoutes } from '@/lib/routes/tabs'
import { addressAt } from '@contract/pages/packed'
import packedPages from '@contract/pages/packed-pages.json'
import { target } from '@/platform/navigation/target.weapp'
import { customRoutes } from '../../../config/routes'

interface AppConfig {
  readonly pages: readonly string[]
  readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[]
  readonly tabBar: { readonly list: readonly { readonly pagePath: string; readonly iconPath: string }[] }
}

const root = path.resolve(__dirname, '../../..')

async function readConfig(): Promise<AppConfig> {
  Object.assign(globalThis, { defineAppConfig: (config: unknown) => config })
  const { default: config } = (await import('../../../src/app.config')) as unknown as { default: AppConfig }
  return config
}

const pagesOf = ({ pages, subPackages }: AppConfig): readonly string[] => [
  ...pages.filter((page) => !page.startsWith('pages/gallery/')),
  ...subPackages.flatMap((part) => part.pages.map((page) => `${part.root}/${page}`)),
]

/** The gallery is left out of production builds; the home of the market edition has the address of the other. */
const withoutRoute = ['gallery', 'market']

const onDisk = readdirSync(path.join(root, 'src/pages'))
  .filter((folder) => !withoutRoute.includes(folder))
  .flatMap((folder) =>
    readdirSync(path.join(root, 'src/pages', folder))
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `pages/${folder}/${name.slice(0, -'.tsx'.length)}`),
  )

describe('the table of routes', () => {
  it('names the pages of the app’s configuration', async () => {
    expect(Object.values<string>(routes).sort()).toEqual(
      pagesOf(await readConfig())
        .map(addressAt)
        .sort(),
    )
  })

  it('names the files under pages', () => {
    expect(Object.values<string>(routes).sort()).toEqual(onDisk.map(addressAt).sort())
  })

  it('has the tab pages in the order of the tab bar', async () => {
    const { tabBar } = await readConfig()
    expect(tabRoutes.map((name) => routes[name])).toEqual(tabBar.list.map((tab) => tab.pagePath))
  })

  it('has the H5 aliases', () => {
    const aliases = Object.entries(packedPages).map(([place, address]) => [`/${place}`, `/${address}`])
    expect(customRoutes).toEqual({ [`/${routes.home}`]: '/', ...Object.fromEntries(aliases) })
  })

  it('has a picture for every tab', async () => {
    const { tabBar } = await readConfig()
    for (const { iconPath } of tabBar.list) expect(existsSync(path.join(root, 'src', iconPath))).toBe(true)
  })
})

describe('an address', () => {
  it('carries its parameters and leaves missing ones out', () => {
    expect(addressOf('order', { id: 12 })).toBe('/pages/order/info?id=12')
    expect(addressOf('salePay', { saleId: 60, qty: 50_000 })).toBe('/pages/index/salePay?saleId=60&qty=50000')
    expect(addressOf('money')).toBe('/pages/user/money')
  })

  it('is the specification’s; the mini-program opens the page where it lies', () => {
    expect(target('/pages/user/money?kind=income')).toBe('/pages/wallet/money?kind=income')
    expect(target('/pages/user/user')).toBe('/pages/user/user')
  })

  it('gives ids back as numbers, and null for anything else', () => {
    expect(idParam('12')).toBe(12)
    expect([undefined, '', '0', '-1', '1.5', 'x', '12345678901234567'].map(idParam)).toEqual(Array(7).fill(null))
  })
})
