declare module 'promise-polyfill' {
  interface TimerPromise extends PromiseConstructor {
    /** Runs what follows a promise. */
    _immediateFn: (task: () => void) => void
    /** Hears of a rejection that nobody handled. */
    _unhandledRejectionFn: (reason: unknown) => void
  }
  const promise: TimerPromise
  export default promise
}
