/** A mail that arrived, read back from its MIME text. */
export interface Letter {
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
}

/** Headers by their names in small letters; folded lines are one. */
export function headersOf(head: string): ReadonlyMap<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s?(.*)$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value] as const]
    }),
  )
}

const quotedBytes = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** Words of a header that are not ASCII. Source: RFC 2047. */
const wordsOf = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
      (way.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quotedBytes(text.replaceAll('_', ' '))).toString(
        'utf8',
      ),
    )

const bodyOf = (encoding: string, body: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? quotedBytes(body).toString('utf8') : body
}

/** Reads a mail; in words why a provider would not take it. Source: RFC 5322. */
export function readLetter(raw: string, from: string, to: readonly string[]): Letter | string {
  const cut = raw.indexOf('\r\n\r\n')
  if (cut < 0) return 'no header'
  if (/[^\r]\n/.test(raw)) return 'bare LF'
  const head = raw.slice(0, cut)
  if (/[^\t\r\n -~]/.test(head)) return 'header is not ASCII'
  if (raw.split('\r\n').some((line) => line.length > 998)) return 'line too long'
  const headers = headersOf(head)
  const missing = ['from', 'to', 'subject', 'date', 'message-id'].find((name) => !headers.get(name))
  if (missing !== undefined) return `no ${missing}`
  if (!headers.get('from')?.includes(`<${from}>`)) return 'From is not the sender'
  const text = bodyOf((headers.get('content-transfer-encoding') ?? '7bit').toLowerCase(), raw.slice(cut + 4))
  return { from, to, subject: wordsOf(headers.get('subject') ?? ''), text: text.replaceAll('\r\n', '\n').trimEnd() }
}
