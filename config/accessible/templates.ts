import path from 'node:path'
import type { IPluginContext } from '@tarojs/service'

type Components = Record<string, Record<string, string>>

/** The part of Taro's mini-program platform that this file uses. */
interface Platform {
  runtimePath: string | string[]
  readonly template: { mergeComponents(ctx: IPluginContext, patch: Components): void }
}

/**
 * Taro's mini-program templates drop names and roles; this lets them through, so that a screen reader has something to read. The components
 * come as the plugin's option, because Taro loads a plugin without its imports.
 */
export default (ctx: IPluginContext, { components }: { readonly components: Components }): void => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn: (platform: Platform) => {
      platform.template.mergeComponents(ctx, components)
      platform.runtimePath = [platform.runtimePath].flat().concat(path.join(__dirname, 'runtime.ts'))
    },
  })
}
