/** Browser features that Taro's components need and jsdom lacks. */
global.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Browser feature that our own map needs and jsdom lacks: a device that is light and stays so. */
global.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false })

/** Taro's test tools use a name of `act` that React 18.3 deprecates; its warning would hide real errors. */
const { error } = console
console.error = (...args) => {
  if (String(args[0]).includes('ReactDOMTestUtils.act')) return
  error(...args)
}
