/** Stands for a stylesheet or a face, which a test does not need. */
module.exports = {}
