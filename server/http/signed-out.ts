/** The caller closed the account while this call was under way: it is answered as to a guest. Thrown, because no call refuses that. */
export class SignedOut extends Error {
  constructor() {
    super('the account was closed meanwhile')
  }
}
