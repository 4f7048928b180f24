import type { IPluginContext } from '@tarojs/service'

/** The part of Taro's mini-program platform that this file uses. */
interface Platform {
  readonly template: { buildPageTemplate(this: void, ...args: readonly unknown[]): string }
}

/** The page's own style, which stops it from scrolling under a popup (src/platform/scroll-lock). Must be the first element of a page. */
const pageMeta = `<page-meta page-style="{{lock||''}}"/>\n`

/** Gives every page of the mini-program a style of its own. */
export default (ctx: IPluginContext): void => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn: ({ template }: Platform) => {
      const { buildPageTemplate } = template
      template.buildPageTemplate = (...args) => pageMeta + buildPageTemplate(...args)
    },
  })
}
