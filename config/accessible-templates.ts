import type { IPluginContext } from '@tarojs/service'

/** The part of Taro's platform that this file uses. */
interface Platform {
  readonly template: {
    mergeComponents(ctx: IPluginContext, patch: Record<string, Record<string, string>>): void
  }
}

const attributes = [
  'aria-role',
  'aria-label',
  'aria-hidden',
  'aria-live',
  'aria-disabled',
  'aria-checked',
  'aria-selected',
]
const described = Object.fromEntries(attributes.map((name) => [name, '']))

/** Taro's mini-program templates drop names and roles; this lets them through, so that a screen reader has something to read. */
export default (ctx: IPluginContext): void => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn: (platform: Platform) => {
      const patch = Object.fromEntries(
        ['View', 'Text', 'Input', 'Textarea', 'Image', 'ScrollView'].map((name) => [name, described]),
      )
      platform.template.mergeComponents(ctx, patch)
    },
  })
}
