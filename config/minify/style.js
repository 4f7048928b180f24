// @ts-check
const { list } = require('postcss')
const { minifyTokens } = require('./tokens')

/** Names that a script says, in the kit or in its examples; the checks ask for one of them. */
const saidByScripts = ['--h-nav', '--h-touch', '--line', '--paper', '--plate-night', '--primary', '--rpx', '--sheet']

/** What older web views do not know (`:focus-visible`, iOS 14): a rule that is merged with one of these would go with it. */
const browsersSelector = /:hover|:focus-visible|\.taro-/

/** The four sides that `inset` stands for, which Chrome below 87 does not know: a popup without them has no box. */
function withSides(declaration) {
  const [top, right = top, bottom = top, left = right] = list.space(declaration.value)
  for (const [prop, value] of Object.entries({ top, right, bottom, left })) declaration.cloneBefore({ prop, value })
  declaration.remove()
}

/** Leaves out of a mini-program's sheet what is meant for browsers. */
function leaveOutBrowsers(root) {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !browsersSelector.test(selector))
    if (kept.length === 0 || rule.nodes.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
}

/**
 * Shortens the sheets of a production build: design tokens are written short or out (see tokens.js), and in the mini-program what is
 * meant for browsers goes. Writes out what the oldest browsers we support do not know. A postcss plugin.
 * @param {{ target: 'h5' | 'weapp', tokens?: boolean }} options tokens are left as they are on plain Taro (plain.js)
 */
module.exports = ({ target, tokens = true }) => {
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
      if (target === 'weapp') leaveOutBrowsers(root)
    },
  }
}

module.exports.postcss = true
module.exports.saidByScripts = saidByScripts
