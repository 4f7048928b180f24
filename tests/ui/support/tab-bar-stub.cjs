/** Taro's router draws the tab bar as a web component that needs a real browser; tests of pages do without. */
module.exports = { initTabbar: () => undefined }
