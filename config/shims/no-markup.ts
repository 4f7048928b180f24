/** In place of Taro's reader of markup in the mini-program. Throws, so that nobody takes what is not drawn for drawn. */
export function setInnerHTML(): never {
  throw new Error('The mini-program draws no markup that is set as text.')
}
