/** Ends the process with the code that a command comes to, whatever still hangs in it: a connection that is cut on purpose stays open. */
export const exitAfter = (command: Promise<number>): Promise<never> =>
  command.then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
