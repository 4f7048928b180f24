import type { IPluginContext } from '@tarojs/service'

/** The part of Taro's mini-program platform that this file uses. */
interface Platform {
  readonly template: { buildTemplate(this: void, ...args: readonly unknown[]): string }
}

interface Options {
  /** Attributes that no page gives. */
  readonly unused: readonly string[]
}

/**
 * Leaves attributes that no page gives out of the mini-program's templates: Taro writes all that WeChat knows into every copy.
 * The runtime may go on numbering them. The list comes as the plugin's option, because Taro loads a plugin without what it imports.
 */
export default (ctx: IPluginContext, { unused }: Options): void => {
  const attribute = new RegExp(` (?:${unused.join('|')})="[^"]*"`, 'g')
  ctx.registerMethod({
    name: 'onSetupClose',
    fn: ({ template }: Platform) => {
      const build = template.buildTemplate
      template.buildTemplate = (...args) => build(...args).replaceAll(attribute, '')
    },
  })
}
