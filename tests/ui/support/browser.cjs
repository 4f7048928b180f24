/** What Taro's components ask of a browser that jsdom does not have. */
global.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Taro's test tools use a name of `act` that React 18.3 deprecates; the remark would hide real errors. */
const { error } = console
console.error = (...args) => {
  if (String(args[0]).includes('ReactDOMTestUtils.act')) return
  error(...args)
}
