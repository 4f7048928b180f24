import type { PluginCreator } from 'postcss'

/** See style.js. */
declare const minifyStyle: PluginCreator<{ readonly target: 'h5' | 'weapp' }>
export = minifyStyle
