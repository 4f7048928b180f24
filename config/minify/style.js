// @ts-check
const { list } = require('postcss')
const { minifyTokens } = require('./tokens')

/** Names that a script says, in the kit or in its examples; the checks ask for one of them. */
const saidByScripts = ['--h-nav', '--h-touch', '--line', '--paper', '--plate-night', '--primary', '--rpx', '--sheet']

/** What only a browser does something with. */
const browsersOnly = new Set(['cursor', 'outline', 'outline-offset', '-webkit-tap-highlight-color'])
const browsersSelector = /:hover|:focus-visible|\.taro-/

/** Every web view that WeChat draws pages with knows the prefixed mask, the older ones that alone. */
const isPlainMask = (declaration) =>
  declaration.prop === 'mask' && declaration.parent?.some((one) => one.type === 'decl' && one.prop === '-webkit-mask')

/** The four sides that `inset` stands for, which Chrome below 87 does not know: a popup without them has no box. */
function withSides(declaration) {
  const [top, right = top, bottom = top, left = right] = list.space(declaration.value)
  for (const [prop, value] of Object.entries({ top, right, bottom, left })) declaration.cloneBefore({ prop, value })
  declaration.remove()
}

/** What a mini-program's web view needs of a sheet. */
function keepForWebView(root) {
  root.walkDecls((declaration) => {
    if (browsersOnly.has(declaration.prop) || isPlainMask(declaration)) declaration.remove()
  })
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !browsersSelector.test(selector))
    if (kept.length === 0 || rule.nodes.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
}

/**
 * Shortens the sheets of a production build: design tokens are written short or out (see tokens.js), and in the mini-program what is
 * meant for browsers goes. Writes out what the oldest browsers we support do not know. A postcss plugin.
 * @param {{ target: 'h5' | 'weapp', tokens?: boolean, webView?: boolean }} options the latter two are false on plain Taro (plain.js)
 */
module.exports = ({ target, tokens = true, webView = true }) => {
  const { values, names } = tokens ? minifyTokens(saidByScripts, target) : { values: new Map(), names: new Map() }
  const written = (value) =>
    value
      .replace(/var\((--[\w-]+)\)/g, (whole, name) => values.get(name) ?? whole)
      .replace(/--[a-z][\w-]*/g, (name) => names.get(name) ?? name)
  return {
    postcssPlugin: 'menpai-minify-style',
    OnceExit(root) {
      root.walkDecls((declaration) => {
        const { prop } = declaration
        if (values.has(prop)) return void declaration.remove()
        declaration.prop = names.get(prop) ?? prop
        declaration.value = written(declaration.value)
        if (prop === 'inset') withSides(declaration)
      })
      if (target === 'weapp' && webView) keepForWebView(root)
    },
  }
}

module.exports.postcss = true
module.exports.saidByScripts = saidByScripts
