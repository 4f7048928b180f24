// @ts-check
const { leanTokens } = require('./tokens')

/** Names that a script says, in the kit or in its examples; the check of the mini-program asks for one of them. */
const saidByScripts = ['--h-nav', '--h-touch', '--paper', '--plate-night', '--primary', '--rpx', '--sheet']

/** What only a browser does something with. */
const browsersOnly = new Set(['cursor', 'outline', 'outline-offset', '-webkit-tap-highlight-color'])
const browsersSelector = /:hover|:focus-visible|\.weui-|\.taro-/

/** Every web view that WeChat draws pages with knows the prefixed mask, the older ones that alone. */
const isPlainMask = (declaration) =>
  declaration.prop === 'mask' && declaration.parent?.some((one) => one.type === 'decl' && one.prop === '-webkit-mask')

/**
 * Shortens the sheets of the mini-program's production build: design tokens are written short or out (see tokens.js), and what is
 * meant for browsers goes. A postcss plugin.
 */
module.exports = () => {
  const { values, names } = leanTokens(saidByScripts)
  const written = (value) =>
    value
      .replace(/var\((--[\w-]+)\)/g, (whole, name) => values.get(name) ?? whole)
      .replace(/--[a-z][\w-]*/g, (name) => names.get(name) ?? name)
  return {
    postcssPlugin: 'menpai-lean-style',
    OnceExit(root) {
      root.walkDecls((declaration) => {
        const { prop } = declaration
        if (values.has(prop) || browsersOnly.has(prop) || isPlainMask(declaration)) return void declaration.remove()
        declaration.prop = names.get(prop) ?? prop
        declaration.value = written(declaration.value)
      })
      root.walkRules((rule) => {
        const kept = rule.selectors.filter((selector) => !browsersSelector.test(selector))
        if (kept.length === 0 || rule.nodes.length === 0) rule.remove()
        else if (kept.length < rule.selectors.length) rule.selectors = kept
      })
    },
  }
}

module.exports.postcss = true
module.exports.saidByScripts = saidByScripts
