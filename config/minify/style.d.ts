import type { PluginCreator } from 'postcss'

/** See style.js. */
declare const minifyStyle: PluginCreator<{
  readonly target: 'h5' | 'weapp'
  readonly tokens?: boolean
}> & {
  readonly saidByScripts: readonly string[]
}
export = minifyStyle
