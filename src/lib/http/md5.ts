/** How far each step of a round turns its sum. Source: RFC 1321 §3.4. */
const turns = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

/** 64 numbers that nobody chose: the sine of 1 to 64. */
const sines = Array.from({ length: 64 }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32) | 0)

/** The text in UTF-8. A mini-program has no `TextEncoder`. */
const bytesOf = (text: string): number[] =>
  [...encodeURIComponent(text).matchAll(/%(..)|./g)].map(([sign, hex]) =>
    hex === undefined ? sign.charCodeAt(0) : parseInt(hex, 16),
  )

/** Little-endian words of 32 bits, filled up to whole blocks of 16 and ended by the length in bits. */
function wordsOf(bytes: readonly number[]): Int32Array {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16)
  const put = (byte: number, at: number) => (words[at >> 2] = (words[at >> 2] ?? 0) | (byte << ((at % 4) * 8)))
  bytes.forEach(put)
  put(0x80, bytes.length)
  words[words.length - 2] = bytes.length * 8
  return words
}

/** What a step mixes of three words, and which word of the block it takes: one line for each round of 16 steps. */
const rounds: readonly ((b: number, c: number, d: number, at: number) => readonly [number, number])[] = [
  (b, c, d, at) => [(b & c) | (~b & d), at],
  (b, c, d, at) => [(d & b) | (~d & c), 5 * at + 1],
  (b, c, d, at) => [b ^ c ^ d, 3 * at + 5],
  (b, c, d, at) => [c ^ (b | ~d), 7 * at],
]

type State = readonly [number, number, number, number]

function addBlock(state: State, words: Int32Array, from: number): State {
  let [a, b, c, d] = state
  for (let at = 0; at < 64; at++) {
    const [mixed, word] = rounds[at >> 4]?.(b, c, d, at) ?? [0, 0]
    const sum = (a + mixed + (sines[at] ?? 0) + (words[from + (word % 16)] ?? 0)) | 0
    const turn = turns[(at >> 4) * 4 + (at % 4)] ?? 0
    ;[a, b, c, d] = [d, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0, b, c]
  }
  return [(state[0] + a) | 0, (state[1] + b) | 0, (state[2] + c) | 0, (state[3] + d) | 0]
}

const hexOf = (word: number): string =>
  [0, 8, 16, 24].map((shift) => ((word >>> shift) & 255).toString(16).padStart(2, '0')).join('')

/**
 * The MD5 of a text (UTF-8), 32 small hexadecimal digits. It signs requests and protects nothing else; a library for it weighs three
 * times as much on the first visit. Source: RFC 1321. Our decision: docs/decisions/0116-first-path.md
 */
export function md5(text: string): string {
  const words = wordsOf(bytesOf(text))
  let state: State = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476]
  for (let from = 0; from < words.length; from += 16) state = addBlock(state, words, from)
  return state.map(hexOf).join('')
}
