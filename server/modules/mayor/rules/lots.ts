/** Numbers in an order drawn by lot: those with the smallest draw first. `bytes`: four random bytes for each. */
export function drawn(numbers: readonly number[], bytes: Uint8Array): number[] {
  const draws = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return numbers
    .map((number, at) => ({ number, draw: draws.getUint32(at * 4) }))
    .sort((one, other) => one.draw - other.draw || one.number - other.number)
    .map(({ number }) => number)
}
