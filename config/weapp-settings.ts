import type { IPluginContext } from '@tarojs/service'

type Settings = Record<string, unknown>

/** The data from Taro: the settings of the app (`app.config`) and of each page. */
interface Given {
  readonly configMap: Readonly<Record<string, { readonly content: Settings }>>
}

/**
 * Settings only for WeChat, so they are not in H5's script. `animation` is Taro's own, for H5: WeChat's tools warn about it, so it is
 * removed. When a page is opened from Moments, WeChat draws its own bar and moves the page down for it. Wallets and orders must not be
 * found by search.
 */
export default (ctx: IPluginContext): void => {
  ctx.modifyMiniConfigs((given) => {
    const { configMap } = given as Given
    for (const [name, { content }] of Object.entries(configMap)) {
      if (name === 'app.config') {
        delete content['animation']
        content['sitemapLocation'] = 'sitemap.json'
      } else if (content['enableShareTimeline'] === true) content['singlePage'] = { navigationBarFit: 'squeezed' }
    }
  })
}
