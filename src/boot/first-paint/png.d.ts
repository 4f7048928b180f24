/** A picture as a `data:` address, as the drawing's build imports it. */
declare module '*.png' {
  const address: string
  export default address
}
