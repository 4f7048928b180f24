/** Surroundings of a case: the time in epoch milliseconds and the local time zone. */
export interface Env {
  readonly now?: number
  readonly tz?: string
}

/** A function of the product in the vectors' shape: a list of arguments, the surroundings, the file's shared data. */
export type Adapted = (args: readonly unknown[], env: Env, fixtures: unknown) => unknown

/** Hands a list of arguments to a function as they are. The files say which types they are: this is where they come in. */
export const plain =
  <A extends readonly unknown[]>(run: (...args: A) => unknown): Adapted =>
  (args) =>
    run(...(args as A))
