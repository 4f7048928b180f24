/** A refusal of the store, with the HTTP status that Qiniu gives it. */
export class StoreError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}
