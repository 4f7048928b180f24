const { options } = require('preact')
const { act } = require('preact/test-utils')

/** Effects run after a task, not after a picture: nothing is painted here. */
options.requestAnimationFrame = (run) => setTimeout(run)

const task = () => new Promise((resolve) => setTimeout(resolve))

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
