/** Stands for a stylesheet, which a test does not need. */
module.exports = {}
