// @ts-check
const { createHash } = require('node:crypto')
const path = require('node:path')
const { has } = require('../plain')

const root = path.resolve(__dirname, '../..')

/** A hash that starts with a letter, the same on every machine. */
const lettersOf = (text, count) =>
  createHash('sha256')
    .update(text)
    .digest('base64url')
    .replace(/^[^a-zA-Z]+/, '')
    .slice(0, count)

/**
 * The name of a style sheet's class in a production build: four characters. A class that is looked up by a variable (`is-primary`, by
 * `is-${kind}`) gets two characters for the sheet and its own name. It can be computed without reading the sheet, so the script can contain
 * the name itself: see inline.js.
 * @param {string} name as it is written in the sheet
 * @param {string} file the sheet, absolute
 * @returns {string}
 */
function classNameOf(name, file) {
  const place = path.relative(root, file).split(path.sep).join('/')
  // The form that Taro writes.
  if (!has('class-names')) return `${path.basename(file, '.module.scss')}__${name}___${lettersOf(place, 5)}`
  return name.startsWith('is-') ? lettersOf(place, 2) + name.slice(3) : lettersOf(`${place} ${name}`, 4)
}

module.exports = { classNameOf }
