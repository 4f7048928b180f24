/** Surroundings of a case: the time in epoch milliseconds and the local time zone. */
export interface Env {
  readonly now?: number
  readonly tz?: string
}

/** A function of the product in the vectors' shape: a list of arguments, the surroundings, the file's shared data. */
export type Adapted = (args: readonly unknown[], env: Env, fixtures: unknown) => unknown

/** Passes a list of arguments to a function unchanged. Their types come from the files, so this is the unchecked border. */
export const plain =
  <A extends readonly unknown[]>(run: (...args: A) => unknown): Adapted =>
  (args) =>
    run(...(args as A))
