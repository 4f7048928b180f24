import type { IPluginContext } from '@tarojs/service'

type Settings = Record<string, unknown>

/** What Taro hands over: the settings of the app (`app.config`) and of each page. */
interface Given {
  readonly configMap: Readonly<Record<string, { readonly content: Settings }>>
}

/**
 * What only WeChat is told, and so is no part of H5's script. `animation` is Taro's own, for H5: WeChat's tools warn of it. Where a page
 * may be shared to Moments, WeChat draws a bar of its own and pushes the page down for it. Wallets and orders are not to be searched.
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
