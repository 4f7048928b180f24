import type { PluginCreator } from 'postcss'

/** See style.js. */
declare const leanStyle: PluginCreator<void> & { readonly saidByScripts: readonly string[] }
export = leanStyle
