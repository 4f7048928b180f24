/** What a semicolon in does not end a statement: comments, strings, and bodies of functions between dollar signs. */
const whole = /--[^\n]*|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1/y

/** The statements of a text of SQL, each with the comments before it. */
export function statementsOf(text: string): string[] {
  const statements: string[] = []
  let start = 0
  for (let at = 0; at < text.length;) {
    whole.lastIndex = at
    const part = whole.exec(text)?.[0] ?? text.charAt(at)
    at += part.length
    if (part !== ';') continue
    statements.push(text.slice(start, at).trim())
    start = at
  }
  const rest = text.slice(start).trim()
  return rest.replaceAll(/--.*/g, '').trim() === '' ? statements : [...statements, rest]
}
