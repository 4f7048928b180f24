// @ts-check
const { list } = require('postcss')

/** Selectors that older web views do not know (`:focus-visible`, iOS 14): a rule merged with one of these would be dropped too. */
const browsersSelector = /:hover|:focus-visible|\.taro-/

/** The four sides that `inset` stands for. Chrome below 87 does not know `inset`, and a popup would have no box. */
function withSides(declaration) {
  const [top, right = top, bottom = top, left = right] = list.space(declaration.value)
  for (const [prop, value] of Object.entries({ top, right, bottom, left })) declaration.cloneBefore({ prop, value })
  declaration.remove()
}

/** Removes rules for browsers from a mini-program's style sheet. */
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
