const { options } = require('preact')
const { act } = require('preact/test-utils')

// The real one, also where a test has the time in its hand.
const soon = setTimeout

/** Effects run after a task, not after a picture: nothing is painted here. */
options.requestAnimationFrame = (run) => soon(run)

const task = () => new Promise((resolve) => soon(resolve))

/**
 * Does something and draws what comes of it. What takes time is drawn as it comes: Preact's own `act` would draw nothing before its end.
 */
exports.act = (what) => {
  let done
  act(() => {
    done = what()
  })
  const isAwaited = typeof done === 'object' && done !== null && 'then' in done
  return isAwaited ? Promise.resolve(done).then(task).then(task) : { then: (resolve) => resolve() }
}
