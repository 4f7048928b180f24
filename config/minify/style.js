// @ts-check
const { list } = require('postcss')

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
 * Fits the sheets of a production build to the oldest browsers: what they do not know is written out, and what is meant for browsers is
 * left out of the mini-program. A postcss plugin.
 * @param {{ target: 'h5' | 'weapp' }} options
 */
module.exports = ({ target }) => ({
  postcssPlugin: 'menpai-minify-style',
  OnceExit(root) {
    root.walkDecls('inset', withSides)
    if (target === 'weapp') leaveOutBrowsers(root)
  },
})

module.exports.postcss = true
