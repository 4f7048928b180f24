/** A picture as a `data:` address: the drawing's build writes it so. */
declare module '*.png' {
  const address: string
  export default address
}
